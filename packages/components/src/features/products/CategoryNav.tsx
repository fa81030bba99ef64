import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import type { PageLink } from '../../patterns/page/types.js';
import * as css from './CategoryHead.css.js';

export interface CategoryNavProps {
  readonly links: readonly (PageLink & { readonly isCurrent: boolean })[];
}

/** The pages of the market beside one another. */
export function CategoryNav({ links }: CategoryNavProps) {
  return (
    <nav aria-label="贷款专区">
      <ul className={css.links}>
        {links.map(({ label, href, onOpen, isCurrent }) => (
          <li key={label}>
            <a
              className={isCurrent ? css.current : css.other}
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={onPlainClick(onOpen)}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
