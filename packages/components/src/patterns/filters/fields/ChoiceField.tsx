import { Field } from '../../../ui/Field/Field.js';
import { Select } from '../../../ui/Select/Select.js';
import type { FilterFieldProps } from '../types.js';
import { fieldOptions } from './fieldOptions.js';
import { useListCopy } from '../../ListView/copy.js';

/** One of several values, or all. */
export function ChoiceField({ kind, label, names, texts, error, onChoose }: FilterFieldProps) {
  const copy = useListCopy();
  const [value] = texts;
  return (
    <Field label={label.label} error={error}>
      {(control) => (
        <Select
          {...control}
          name={names[0]}
          value={value}
          options={fieldOptions(kind, label, value, copy.all)}
          onChange={({ target }) => onChoose(target.value)}
        />
      )}
    </Field>
  );
}
