import { onPlainClick } from '../link/onPlainClick.js';
import type { PageLink } from '../page/types.js';
import * as css from './DeskTabs.css.js';

export interface DeskTab extends PageLink {
  readonly id: string;
  /** How many wait there, formatted; none while unknown. */
  readonly count?: string | undefined;
}

export interface DeskTabsProps {
  /** Name of the landmark. */
  readonly label: string;
  readonly tabs: readonly DeskTab[];
  /** Id of the tab that is shown. */
  readonly current: string;
}

/** Links, not ARIA tabs: each part of a queue has an address that can be shared and gone back to. */
export function DeskTabs({ label, tabs, current }: DeskTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={css.list}>
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
