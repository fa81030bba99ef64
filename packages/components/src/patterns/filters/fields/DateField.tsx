import { DateInput } from '../../../ui/DateInput/DateInput.js';
import { Field } from '../../../ui/Field/Field.js';
import type { FilterFieldProps } from '../types.js';

/** A day. */
export function DateField({ label, names, texts, error, onChoose }: FilterFieldProps) {
  return (
    <Field label={label.label} error={error}>
      {(control) => (
        <DateInput
          {...control}
          name={names[0]}
          value={texts[0]}
          onChange={(day) => onChoose(day)}
        />
      )}
    </Field>
  );
}
