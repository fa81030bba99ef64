import type { ReactNode } from 'react';
import { onPlainClick } from '../link/onPlainClick.js';
import * as css from './RecordCards.css.js';

export interface RecordCard {
  readonly id: string;
  /** The company. */
  readonly name: string;
  /** The amount, formatted. */
  readonly value: string;
  readonly unit?: string | undefined;
  readonly status: ReactNode;
  /** One muted line: product, date, number. */
  readonly line?: ReactNode;
  readonly href: string;
  readonly onOpen?: (() => void) | undefined;
}

/** Rows of a desk on narrow screens; the whole card is a link. */
export function RecordCards({ records }: { readonly records: readonly RecordCard[] }) {
  return (
    <ul className={css.list}>
      {records.map(({ id, name, value, unit, status, line, href, onOpen }) => (
        <li key={id}>
          <a className={css.card} href={href} onClick={onPlainClick(onOpen)}>
            <span className={css.name}>{name}</span>
            <span className={css.status}>{status}</span>
            <span className={css.value}>
              {value}
              {unit && <span className={css.unit}>{unit}</span>}
            </span>
            {line && <span className={css.line}>{line}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
