import { Checkbox } from '../../ui/Checkbox/Checkbox.js';
import { FieldGroup } from '../../ui/FieldGroup/FieldGroup.js';
import { inlineGroup } from '../../ui/shared/choice.css.js';
import type { DynamicEntry, DynamicFieldProps } from './types.js';
import { fillCopy } from '../../copy/fillCopy.js';
import { useFieldsCopy, type FieldsCopy } from './copy.js';

const partsOf = (value: string) => value.split(',').filter((part) => part !== '');

/** The allowed number of choices, if limited and without another hint. */
function limitsText(
  { hint, minChoices, maxChoices }: DynamicEntry,
  copy: FieldsCopy,
): string | undefined {
  if (hint) return hint;
  if (minChoices && maxChoices)
    return fillCopy(copy.chooseBetween, { least: minChoices, most: maxChoices });
  if (maxChoices) return fillCopy(copy.chooseAtMost, { most: maxChoices });
  return minChoices ? fillCopy(copy.chooseAtLeast, { least: minChoices }) : undefined;
}

/** Several of the options, in their order. */
export function ChoicesField({ entry, id, value, onChange, error }: DynamicFieldProps) {
  const copy = useFieldsCopy();
  const { options = [], label, required, readOnly } = entry;
  const chosen = partsOf(value);
  const toggle = (option: string, isOn: boolean) =>
    onChange(
      options
        .map((one) => one.value)
        .filter((one) => (one === option ? isOn : chosen.includes(one)))
        .join(','),
    );
  return (
    <FieldGroup {...{ id, required, error }} legend={label} hint={limitsText(entry, copy)}>
      <div className={inlineGroup}>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            label={option.label}
            disabled={readOnly}
            aria-invalid={error ? true : undefined}
            checked={chosen.includes(option.value)}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
