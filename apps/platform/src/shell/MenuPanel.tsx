import { useEffect, useRef } from 'react';
import { useSite } from '../boot/SiteContext.js';
import type { MenuGroup } from './menuGroups.js';
import { MenuItemLink } from './MenuItemLink.js';
import { menuItems } from './menuItems.js';
import * as css from './menu.css.js';

interface MenuPanelProps {
  readonly group: MenuGroup;
  /** Path of the highlighted entry. */
  readonly current: string | undefined;
  /** Called when a link is followed. */
  readonly onLeave: () => void;
}

/** Moves the focus among the links of the group; from its button, to the first or the last. */
function moveFocus(links: readonly HTMLElement[], step: 1 | -1): void {
  const here = links.findIndex((link) => link === document.activeElement);
  const next = here < 0 ? (step === 1 ? 0 : -1) : here + step;
  links[(next + links.length) % links.length]?.focus();
}

/** The links of one group; arrow keys move among them, Tab too. */
export function MenuPanel({ group, current, onLeave }: MenuPanelProps) {
  const { config, user } = useSite();
  const items = menuItems(config, user !== null)[group.id];
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
      if (!step || !list.current) return;
      event.preventDefault();
      moveFocus([...list.current.querySelectorAll('a')], step);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <ul ref={list} className={css.items} aria-label={group.label}>
      {items.map((item) => (
        <li key={item.label}>
          <MenuItemLink item={item} current={current} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  );
}
