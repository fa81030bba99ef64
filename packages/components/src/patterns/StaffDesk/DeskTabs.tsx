import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/Icon/Icon.js';
import { onPlainClick } from '../link/onPlainClick.js';
import type { PageLink } from '../page/types.js';
import * as css from './DeskTabs.css.js';

export interface DeskTab extends PageLink {
  readonly id: string;
  /** The formatted count; null while counting, undefined if not counted. */
  readonly count?: string | null | undefined;
  /** Behind 更多 unless it is the current one: what is done and rarely looked at. */
  readonly isRare?: boolean | undefined;
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
  const [showsAll, setShowsAll] = useState(false);
  const shown = tabs.filter(({ id, isRare }) => showsAll || !isRare || id === current);
  const place = shown.findIndex(({ id }) => id === current);
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
        {shown.map(({ id, label: name, count, href, onOpen }) => (
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
        {tabs.some(({ isRare }) => isRare) && (
          <li>
            <button
              type="button"
              className={css.more}
              aria-expanded={showsAll}
              onClick={() => setShowsAll(!showsAll)}
            >
              {showsAll ? '收起' : '更多'}
              <Icon name={showsAll ? 'chevronLeft' : 'chevronRight'} size={16} />
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
