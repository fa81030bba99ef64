import { Button } from '../../ui/Button/Button.js';
import type { ActiveFilter } from '../filters/types.js';
import { chips } from './ActiveFilters.css.js';

export interface ActiveFiltersProps {
  readonly filters: readonly ActiveFilter[];
  readonly onRemove: (key: string) => void;
  readonly onClear: () => void;
}

/** The filters in force, each removable, and 清除全部. */
export function ActiveFilters({ filters, onRemove, onClear }: ActiveFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <ul className={chips} aria-label="已选条件">
      {filters.map(({ key, label }) => (
        <li key={key}>
          <Button
            size="small"
            icon="close"
            aria-label={`移除条件 ${label}`}
            onClick={() => onRemove(key)}
          >
            {label}
          </Button>
        </li>
      ))}
      <li>
        <Button size="small" variant="text" onClick={onClear}>
          清除全部
        </Button>
      </li>
    </ul>
  );
}
