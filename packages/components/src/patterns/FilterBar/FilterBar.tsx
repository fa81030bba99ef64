import { useRef, type ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.js';
import { applied as appliedClass, bar, controls } from './FilterBar.css.js';

export interface AppliedFilter {
  readonly key: string;
  /** What it is and which value: 期限：7-12个月. */
  readonly label: string;
}

export interface FilterBarProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly applied: readonly AppliedFilter[];
  readonly onRemove: (key: string) => void;
  readonly onClear: () => void;
}

/** Filters, and under them what is applied, each removable. */
export function FilterBar({ label, children, applied, onRemove, onClear }: FilterBarProps) {
  const barRef = useRef<HTMLElement>(null);
  // The pressed button goes away with its filter: focus stays here, not at the top of the page.
  const after = (action: () => void) => () => {
    barRef.current?.focus();
    action();
  };
  return (
    <section ref={barRef} tabIndex={-1} className={bar} aria-label={label}>
      <div className={controls}>{children}</div>
      {applied.length > 0 && (
        <ul className={appliedClass} aria-label="已选条件">
          {applied.map((filter) => (
            <li key={filter.key}>
              <Button
                size="small"
                icon="close"
                aria-label={`移除条件 ${filter.label}`}
                onClick={after(() => onRemove(filter.key))}
              >
                {filter.label}
              </Button>
            </li>
          ))}
          <li>
            <Button size="small" variant="text" onClick={after(onClear)}>
              清除全部
            </Button>
          </li>
        </ul>
      )}
    </section>
  );
}
