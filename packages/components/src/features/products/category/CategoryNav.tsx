import { onPlainClick } from '../../../patterns/link/onPlainClick.js';
import type { PageLink } from '../../../patterns/page/types.js';
import { useCategoryCopy } from './copy.js';
import * as css from './CategoryHead.css.js';

export interface CategoryNavProps {
  readonly links: readonly (PageLink & { readonly isCurrent: boolean })[];
}

/** Links to the market's pages. */
export function CategoryNav({ links }: CategoryNavProps) {
  const copy = useCategoryCopy();
  return (
    <nav aria-label={copy.pages}>
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
