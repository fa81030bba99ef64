import { Checkbox } from '../../../ui/Checkbox/Checkbox.js';
import type { FilterFieldProps } from '../types.js';

/** On or off. */
export function FlagField({ label, names, texts, onChoose }: FilterFieldProps) {
  return (
    <Checkbox
      label={label.label}
      name={names[0]}
      value="true"
      checked={texts[0] === 'true'}
      onChange={({ target }) => onChoose(target.checked ? 'true' : '')}
    />
  );
}
