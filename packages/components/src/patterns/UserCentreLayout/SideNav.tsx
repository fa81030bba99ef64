import { useEffect, useRef } from 'react';
import { onPlainClick } from '../link/onPlainClick.js';
import type { PageLink } from '../page/types.js';
import * as css from './SideNav.css.js';

export interface SideNavItem extends PageLink {
  readonly id: string;
  /** Shown behind the label, such as the unread notices. */
  readonly count?: number | undefined;
}

export interface SideNavProps {
  /** Name of the landmark: 用户中心. */
  readonly label: string;
  readonly items: readonly SideNavItem[];
  /** Id of the item that is shown. */
  readonly current: string;
}

/** Beside the page; below 1024 px a row of tabs that scrolls to the current one. */
export function SideNav({ label, items, current }: SideNavProps) {
  const nav = useRef<HTMLElement>(null);
  const place = items.findIndex(({ id }) => id === current);
  useEffect(() => {
    const element = nav.current;
    const tab = element?.querySelectorAll('a')[place];
    if (!element || !tab) return;
    // Only the row: `scrollIntoView` would also move the page.
    element.scrollLeft = tab.offsetLeft - (element.clientWidth - tab.offsetWidth) / 2;
  }, [place]);
  return (
    <nav ref={nav} className={css.nav} aria-label={label}>
      <ul className={css.list}>
        {items.map(({ id, label: name, href, onOpen, count }) => (
          <li key={id}>
            <a
              className={css.link}
              href={href}
              aria-current={id === current ? 'page' : undefined}
              onClick={onPlainClick(onOpen)}
            >
              {name}
              {count !== undefined && count > 0 && <span className={css.count}>{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
