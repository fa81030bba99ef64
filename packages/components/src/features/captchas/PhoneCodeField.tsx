import type { HuiqiError } from '@huiqi/sdk';
import { Field } from '../../ui/Field/Field.js';
import { Input } from '../../ui/Input/Input.js';
import type { CaptchaSolution } from './captchaSolution.js';

export interface PhoneCodeFieldProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly phone?: string | undefined;
  readonly send: (solution: CaptchaSolution | null) => Promise<void>;
  readonly purpose: 'login' | 'register' | 'reset' | 'certify' | 'password' | 'bind';
  readonly captcha?: 'always' | 'onDemand' | undefined;
  readonly error?: string | undefined;
  readonly onPhoneProblem?: ((error: HuiqiError) => void) | undefined;
}

/** The code of a text message. */
export function PhoneCodeField({ value, onValueChange, error }: PhoneCodeFieldProps) {
  return (
    <Field label="短信验证码" required error={error}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  );
}
