import { Icon } from '../../ui/Icon/Icon.js';
import { onPlainClick } from '../link/onPlainClick.js';
import type { PageLink } from '../page/types.js';
import * as css from './Alternatives.css.js';

export interface Alternative extends PageLink {
  readonly hint?: string | undefined;
}

/** Alternatives; the first two are shown. */
export function Alternatives({ items }: { readonly items: readonly Alternative[] }) {
  return (
    <ul className={css.list}>
      {items.slice(0, 2).map(({ label, href, hint, onOpen }) => (
        <li key={href}>
          <a className={css.link} href={href} onClick={onPlainClick(onOpen)}>
            <span className={css.text}>
              <span className={css.label}>{label}</span>
              {hint && <span className={css.hint}>{hint}</span>}
            </span>
            <Icon name="chevronRight" />
          </a>
        </li>
      ))}
    </ul>
  );
}
