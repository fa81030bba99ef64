import { validateCaptcha, validatePhone } from '@huiqi/sdk/domain';
import type { ComponentType } from 'react';
import { useFields, type FieldProblems } from '../../patterns/useFields/useFields.js';
import type { ErrorDescription } from '../../patterns/DataState/types.js';
import { Button } from '../../ui/Button/Button.js';
import { Field } from '../../ui/Field/Field.js';
import { Input } from '../../ui/Input/Input.js';
import type { CodeControl } from './CodeControl.js';
import { usePasswordsCopy } from './copy.js';
import { FormAlert } from './FormAlert.js';
import { form } from './passwords.css.js';

export interface VerifyPhoneFormProps {
  readonly initialPhone: string;
  readonly CodeField: ComponentType<CodeControl>;
  readonly busy: boolean;
  readonly error: ErrorDescription | null;
  readonly problems?: FieldProblems<'phone' | 'code'> | undefined;
  /** Is called with what is typed, to keep it over a reload. */
  readonly onPhoneChange: (phone: string) => void;
  readonly onVerify: (entry: { readonly phone: string; readonly code: string }) => void;
}

/** First step of finding a password again: the phone and its code. */
export function VerifyPhoneForm(props: VerifyPhoneFormProps) {
  const { initialPhone, CodeField, busy, error, problems, onPhoneChange, onVerify } = props;
  const copy = usePasswordsCopy();
  const fields = useFields({ phone: initialPhone, code: '' }, problems);
  const { values, report, setValue } = fields;
  const setPhone = (phone: string) => {
    setValue('phone', phone);
    onPhoneChange(phone);
  };
  function submit() {
    const phoneRule = validatePhone(values.phone);
    const codeRule = validateCaptcha(values.code);
    const found = {
      ...(phoneRule === null ? {} : { phone: phoneRule }),
      ...(codeRule === null ? {} : { code: codeRule }),
    };
    if (report(found) && !busy) onVerify(values);
  }
  return (
    <form
      className={form}
      noValidate
      aria-label={copy.retrieveVerify}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FormAlert title={copy.retrieveFailed} error={error} />
      <Field
        label={copy.phone}
        required
        hint={copy.retrievePhoneHint}
        error={fields.problems.phone}
      >
        {(control) => (
          <Input
            {...control}
            {...fields.bind('phone')}
            type="tel"
            inputMode="tel"
            autoComplete="username"
            maxLength={11}
            onChange={(event) => setPhone(event.target.value)}
          />
        )}
      </Field>
      <CodeField
        phone={values.phone}
        value={values.code}
        error={fields.problems.code}
        inputRef={fields.bind('code').ref}
        onValueChange={(value) => setValue('code', value)}
        onPhoneRefused={(message) => {
          setPhone('');
          report({ phone: message });
        }}
      />
      <Button type="submit" variant="primary" size="large" block loading={busy}>
        {copy.retrieveNext}
      </Button>
    </form>
  );
}
