import { Field } from '../../../ui/Field/Field.js';
import { Input } from '../../../ui/Input/Input.js';
import type { FilterFieldProps } from '../types.js';

/** A text, committed when finished: each search of an instant filter is a history step. */
export function TextField({
  kind,
  label,
  names,
  texts,
  error,
  onType,
  onFinish,
}: FilterFieldProps) {
  return (
    <Field label={label.label} error={error}>
      {(control) => (
        <Input
          {...control}
          name={names[0]}
          maxLength={kind.max}
          placeholder={label.placeholder}
          value={texts[0]}
          onChange={({ target }) => onType(target.value)}
          onBlur={onFinish}
        />
      )}
    </Field>
  );
}
