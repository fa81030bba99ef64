import { useEffect, useRef } from 'react';
import { onPlainClick } from '../link/onPlainClick.js';
import type { PageLink } from '../page/types.js';
import * as css from './DeskTabs.css.js';

export interface DeskTab extends PageLink {
  readonly id: string;
  /** The formatted count; null while counting, undefined if not counted. */
  readonly count?: string | null | undefined;
}

export interface DeskTabsProps {
  /** Name of the landmark. */
  readonly label: string;
  readonly tabs: readonly DeskTab[];
  /** Id of the current tab. */
  readonly current: string;
}

/** Links rather than ARIA tabs: each part of a queue has an address to share and go back to. */
export function DeskTabs({ label, tabs, current }: DeskTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  const place = tabs.findIndex(({ id }) => id === current);
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelectorAll('a')[place];
    if (!row || !tab) return;
    // Only scrolls the row: `scrollIntoView` would also move the page.
    row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [place]);
  return (
    <nav aria-label={label}>
      <ul ref={list} className={css.list}>
        {tabs.map(({ id, label: name, count, href, onOpen }) => (
          <li key={id}>
            <a
              className={css.tab}
              href={href}
              aria-current={id === current ? 'page' : undefined}
              onClick={onPlainClick(onOpen)}
            >
              {name}
              {count !== undefined && <span className={css.count}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
