import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { Illustration } from '../../ui/shared/Illustration.js';
import { newsDrawing } from './newsDrawing.js';
import * as css from './NewsRow.css.js';

export interface NewsRowProps {
  readonly title: string;
  /** How the text begins. */
  readonly content: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly href: string;
  readonly onOpen?: (() => void) | undefined;
}

/** A news item with a picture of what it is about. */
export function NewsRow({ title, content, date, href, onOpen }: NewsRowProps) {
  return (
    <li className={css.row}>
      <span className={css.picture}>
        <Illustration drawing={newsDrawing(title)} />
      </span>
      <div className={css.text}>
        <h3 className={css.title}>
          <a className={css.link} href={href} onClick={onPlainClick(onOpen)}>
            {title}
          </a>
        </h3>
        <p className={css.content}>{content}</p>
        <time className={css.date} dateTime={date}>
          {date}
        </time>
      </div>
    </li>
  );
}
