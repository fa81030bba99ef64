import type { Fields } from '../../patterns/useFields/useFields.js';
import { plainPhone } from '../../patterns/DynamicField/groupedText.js';
import { Field } from '../../ui/Field/Field.js';
import { Input } from '../../ui/Input/Input.js';

export interface PhoneFieldProps {
  readonly fields: Pick<Fields<'phone'>, 'bind' | 'problems'>;
  readonly label: string;
  readonly hint: string;
  readonly onChange: (phone: string) => void;
}

/** An account's phone, stored as user name by browsers. */
export function PhoneField({ fields, label, hint, onChange }: PhoneFieldProps) {
  return (
    <Field label={label} required hint={hint} error={fields.problems.phone}>
      {(control) => (
        <Input
          {...control}
          {...fields.bind('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="username"
          clean={plainPhone}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
