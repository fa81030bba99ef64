import { Field } from '../../../ui/Field/Field.js';
import { NumberInput } from '../../../ui/NumberInput/NumberInput.js';
import type { FilterFieldProps } from '../types.js';

/** An amount of money. */
export function AmountField({
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
        <NumberInput
          {...control}
          name={names[0]}
          unit={label.unit}
          decimals={kind.decimals}
          value={texts[0]}
          onValueChange={(text) => onType(text)}
          onBlur={onFinish}
        />
      )}
    </Field>
  );
}
