import { Tag } from '@huiqi/components/ui';
import { Link } from 'wouter';
import { isSoon } from '../routes/soonRoutes.js';
import type { MenuItem } from './menuItems.js';
import * as css from './menu.css.js';
import { OutsideLink } from './OutsideLink.js';

interface MenuItemLinkProps {
  readonly item: MenuItem;
  /** Path of the highlighted entry. */
  readonly current: string | undefined;
  readonly onLeave: () => void;
}

/** A link of a group: name, description, and whether it leaves the site or is not offered yet. */
export function MenuItemLink({ item, current, onLeave }: MenuItemLinkProps) {
  const hint = <span className={css.hint}>{item.hint}</span>;
  if ('url' in item)
    return (
      <OutsideLink
        className={css.item}
        target={item.target}
        url={item.url}
        label={item.label}
        onLeave={onLeave}
      >
        {hint}
      </OutsideLink>
    );
  const [path = ''] = item.to.split('?');
  return (
    <Link
      to={item.to}
      className={css.item}
      aria-current={item.to === current ? 'page' : undefined}
      onClick={onLeave}
    >
      <span className={css.label}>
        {item.label}
        {isSoon(path) && <Tag>即将开放</Tag>}
      </span>
      {hint}
    </Link>
  );
}
