import { Checkbox } from '../../../ui/Checkbox/Checkbox.js';
import type { FilterFieldProps } from '../types.js';

/** On or off. */
export function FlagField({ label, texts, onChoose }: FilterFieldProps) {
  return (
    <Checkbox
      label={label.label}
      checked={texts[0] === 'true'}
      onChange={({ target }) => onChoose(target.checked ? 'true' : '')}
    />
  );
}
