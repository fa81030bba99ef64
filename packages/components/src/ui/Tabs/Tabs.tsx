import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import * as css from './Tabs.css.js';

export interface TabItem {
  readonly value: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps {
  readonly tabs: readonly TabItem[];
  readonly label: string;
  readonly value?: string | undefined;
  /** Defaults to the first tab. */
  readonly defaultValue?: string | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
}

/** Index an arrow key, Home or End moves to among `count` tabs; undefined for other keys. */
function target(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Switches between panels; arrow keys move between the tabs (WAI-ARIA APG, Tabs). */
export function Tabs({ tabs, label, value, defaultValue, onValueChange }: TabsProps) {
  const id = useId();
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const [own, setOwn] = useState(defaultValue ?? tabs[0]?.value);
  const current = value ?? own;
  const selected = tabs.findIndex((tab) => tab.value === current);
  const panel = tabs[selected];

  function choose(place: number) {
    const next = tabs[place]?.value;
    if (next === undefined || next === current) return;
    setOwn(next);
    onValueChange?.(next);
  }
  function move(event: KeyboardEvent, place: number) {
    const next = target(event.key, place, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    buttons.current[next]?.focus();
    choose(next);
  }
  return (
    <div>
      <div role="tablist" aria-label={label} className={css.list}>
        {tabs.map((tab, place) => (
          <button
            key={tab.value}
            ref={(button) => {
              buttons.current[place] = button;
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${place}`}
            aria-selected={place === selected}
            aria-controls={place === selected ? `${id}-panel` : undefined}
            tabIndex={place === Math.max(0, selected) ? 0 : -1}
            className={css.tab}
            onClick={() => choose(place)}
            onKeyDown={(event) => move(event, place)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {panel && (
        <div
          key={panel.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab-${selected}`}
          tabIndex={0}
          className={css.panel}
        >
          {panel.content}
        </div>
      )}
    </div>
  );
}
