import { Icon } from '../../ui/Icon/Icon.js';
import { NewTabMark } from '../../ui/LinkButton/NewTabMark.js';
import { linkProps } from '../link/linkProps.js';
import type { PageLink } from '../page/types.js';
import * as css from './Alternatives.css.js';

export interface Alternative extends PageLink {
  readonly hint?: string | undefined;
}

/** Alternatives; the first two are shown. */
export function Alternatives({ items }: { readonly items: readonly Alternative[] }) {
  return (
    <ul className={css.list}>
      {items.slice(0, 2).map(({ label, hint, ...link }) => (
        <li key={link.href}>
          <a className={css.link} {...linkProps(link)}>
            <span className={css.text}>
              <span className={css.label}>{label}</span>
              {hint && <span className={css.hint}>{hint}</span>}
            </span>
            {link.target ? <NewTabMark /> : <Icon name="chevronRight" />}
          </a>
        </li>
      ))}
    </ul>
  );
}
