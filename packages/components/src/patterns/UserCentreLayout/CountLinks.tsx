import type { ReactNode } from 'react';
import { onPlainClick } from '../link/onPlainClick.js';
import type { PageLink } from '../page/types.js';
import * as css from './CountLinks.css.js';

/** A count, linking to its list. */
export interface CountLink extends PageLink {
  /** Formatted; `--` while unknown. */
  readonly value: string;
}

export interface CountLinksProps {
  readonly counts: readonly CountLink[];
  /** Beside the counts: a control of what they count. */
  readonly scope?: ReactNode;
}

/** Four counts that link to filtered lists. */
export function CountLinks({ counts, scope }: CountLinksProps) {
  return (
    <div className={css.card}>
      <ul className={css.counts}>
        {counts.slice(0, 4).map(({ label, value, href, onOpen }) => (
          <li key={label}>
            <a className={css.count} href={href} onClick={onPlainClick(onOpen)}>
              <span className={css.label}>{label}</span>
              <span className={css.value}>{value}</span>
            </a>
          </li>
        ))}
      </ul>
      {scope}
    </div>
  );
}
