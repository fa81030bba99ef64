import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/Icon/Icon.js';
import type { IconName } from '../../ui/Icon/icons.js';
import { onPlainClick } from '../link/onPlainClick.js';
import type { PageLink } from '../page/types.js';
import * as css from './SideNav.css.js';

/** The highest count that is shown as it is. */
const most = 999;

export interface SideNavItem extends PageLink {
  readonly id: string;
  /** Shown after the label, such as the number of unread notices. */
  readonly count?: number | undefined;
  /** Replaces the label when the navigation is collapsed. */
  readonly icon?: IconName | undefined;
  /** Heading above the item and its neighbours of the same group; tabs have none. */
  readonly group?: string | undefined;
}

export interface SideNavProps {
  /** Name of the landmark: 用户中心. */
  readonly label: string;
  readonly items: readonly SideNavItem[];
  /** Id of the current item. */
  readonly current: string;
  /** Shows icons only. */
  readonly collapsed?: boolean | undefined;
  /** Adds a button that collapses the navigation. */
  readonly onCollapsedChange?: ((collapsed: boolean) => void) | undefined;
}

/** The items by group, in order. */
function groupsOf(items: readonly SideNavItem[]): [string, readonly SideNavItem[]][] {
  const groups = new Map<string, SideNavItem[]>();
  for (const item of items) {
    const { group = '' } = item;
    groups.set(group, [...(groups.get(group) ?? []), item]);
  }
  return [...groups];
}

/** Beside the page; below 1024 px a row of tabs that scrolls to the current one. */
export function SideNav(props: SideNavProps) {
  const { label, items, current, collapsed = false, onCollapsedChange } = props;
  const nav = useRef<HTMLElement>(null);
  const place = items.findIndex(({ id }) => id === current);
  useEffect(() => {
    const element = nav.current;
    const tab = element?.querySelectorAll('a')[place];
    if (!element || !tab) return;
    // Only scrolls the row: `scrollIntoView` would also move the page.
    element.scrollLeft = tab.offsetLeft - (element.clientWidth - tab.offsetWidth) / 2;
  }, [place]);
  return (
    <nav ref={nav} className={css.nav} aria-label={label}>
      <div className={css.list}>
        {groupsOf(items).map(([group, members]) => (
          <div key={group} className={css.group}>
            {group && <p className={css.groupName}>{group}</p>}
            <ul className={css.items} aria-label={group || undefined}>
              {members.map(({ id, label: name, href, onOpen, count, icon }) => (
                <li key={id}>
                  <a
                    className={css.link}
                    href={href}
                    aria-current={id === current ? 'page' : undefined}
                    title={collapsed ? name : undefined}
                    onClick={onPlainClick(onOpen)}
                  >
                    {icon && <Icon name={icon} size={18} />}
                    <span className={collapsed ? css.collapsedPart : css.name}>{name}</span>
                    {count !== undefined && count > 0 && (
                      <span className={collapsed ? css.collapsedPart : css.count}>
                        {count > most ? `${most}+` : count}
                      </span>
                    )}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {onCollapsedChange && (
        <button
          type="button"
          className={css.collapse}
          aria-expanded={!collapsed}
          title={collapsed ? '展开导航' : undefined}
          onClick={() => onCollapsedChange(!collapsed)}
        >
          <Icon name={collapsed ? 'chevronRight' : 'chevronLeft'} size={18} />
          <span className={collapsed ? css.collapsedPart : css.name}>
            {collapsed ? '展开导航' : '收起导航'}
          </span>
        </button>
      )}
    </nav>
  );
}
