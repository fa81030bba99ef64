import type { LinkTarget } from '../../provider/screen.js';
import { linkProps } from '../../patterns/link/linkProps.js';
import { Tag } from '../../ui/Tag/Tag.js';
import * as css from './evidence.css.js';

export interface EvidenceRow {
  readonly id: string;
  readonly name: string;
  readonly link?: LinkTarget | undefined;
  readonly amount?: string | null | undefined;
  /** State and date. */
  readonly about: string;
  /** Said of what is of the same batch or policy. */
  readonly same?: string | false | undefined;
}

export interface EvidenceRowsProps {
  readonly rows: readonly EvidenceRow[];
  /** Said without any. */
  readonly none: string;
}

/** What the applicant has applied for elsewhere, a line each. */
export function EvidenceRows({ rows, none }: EvidenceRowsProps) {
  if (rows.length === 0) return <p className={css.note}>{none}</p>;
  return (
    <ul className={css.rows}>
      {rows.map(({ id, name, link, amount, about, same }) => (
        <li key={id} className={css.row}>
          {link ? (
            <a className={css.link} {...linkProps(link)}>
              {name}
            </a>
          ) : (
            <span>{name}</span>
          )}
          {amount && <span>{amount}</span>}
          {same && <Tag tone="warning">{same}</Tag>}
          <span className={css.about}>{about}</span>
        </li>
      ))}
    </ul>
  );
}
