import { FieldGroup } from '../../../ui/FieldGroup/FieldGroup.js';
import { NumberInput } from '../../../ui/NumberInput/NumberInput.js';
import type { FilterFieldProps } from '../types.js';
import { amounts, between } from './AmountsField.css.js';
import { useListCopy } from '../../ListView/copy.js';
import { fillCopy } from '../../../copy/fillCopy.js';

/** A minimum and a maximum amount. */
export function AmountsField(props: FilterFieldProps) {
  const { kind, label, names, texts, error, onType, onFinish } = props;
  const copy = useListCopy();
  const [from, until = ''] = texts;
  const common = {
    'aria-invalid': error ? true : undefined,
    unit: label.unit,
    decimals: kind.decimals,
    onBlur: onFinish,
  } as const;
  return (
    <FieldGroup legend={label.label} error={error}>
      <div className={amounts}>
        <NumberInput
          {...common}
          name={names[0]}
          aria-label={fillCopy(copy.atLeast, { label: label.label })}
          value={from}
          onValueChange={(text) => onType(text, until)}
        />
        <span className={between} aria-hidden="true">
          {copy.to}
        </span>
        <NumberInput
          {...common}
          name={names[1]}
          aria-label={fillCopy(copy.atMost, { label: label.label })}
          value={until}
          onValueChange={(text) => onType(from, text)}
        />
      </div>
    </FieldGroup>
  );
}
