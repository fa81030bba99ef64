import { Button } from '../../ui/Button/Button.js';
import type { ActiveFilter } from '../filters/types.js';
import * as css from './ActiveFilters.css.js';
import { useListCopy } from './copy.js';
import { fillCopy } from '../../copy/fillCopy.js';

export interface ActiveFiltersProps {
  readonly filters: readonly ActiveFilter[];
  readonly onRemove: (key: string) => void;
  readonly onClear: () => void;
}

/** The active filters, each removable, and 清除全部. */
export function ActiveFilters({ filters, onRemove, onClear }: ActiveFiltersProps) {
  const copy = useListCopy();
  if (filters.length === 0) return null;
  return (
    <div className={css.bar}>
      <ul className={css.chips} aria-label={copy.chosen}>
        {filters.map(({ key, label }) => (
          <li key={key}>
            <Button
              size="small"
              icon="close"
              aria-label={fillCopy(copy.removeFilter, { label })}
              onClick={() => onRemove(key)}
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <Button size="small" variant="text" onClick={onClear}>
        {copy.clearAll}
      </Button>
    </div>
  );
}
