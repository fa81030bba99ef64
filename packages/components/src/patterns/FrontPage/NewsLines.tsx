import { onPlainClick } from '../link/onPlainClick.js';
import * as css from './NewsLines.css.js';

export interface NewsLine {
  readonly id: string;
  readonly title: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly href: string;
  readonly onOpen?: (() => void) | undefined;
}

export interface NewsLinesProps {
  readonly items: readonly NewsLine[];
  /** Shown instead of the lines while there are none. */
  readonly emptyText: string;
}

/** Five one-line news items, three on phones; each line is a link. */
export function NewsLines({ items, emptyText }: NewsLinesProps) {
  return (
    <div className={css.card}>
      {items.length === 0 ? (
        <p className={css.empty}>{emptyText}</p>
      ) : (
        <ul>
          {items.slice(0, 5).map(({ id, title, date, href, onOpen }) => (
            <li key={id} className={css.item}>
              <a className={css.line} href={href} onClick={onPlainClick(onOpen)}>
                <span className={css.title}>{title}</span>
                <time className={css.date} dateTime={date}>
                  {date}
                </time>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
