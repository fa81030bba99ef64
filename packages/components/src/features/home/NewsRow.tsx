import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { NewsPicture, type NewsPictureProps } from './NewsPicture.js';
import * as css from './NewsRow.css.js';

export interface NewsRowProps extends Pick<NewsPictureProps, 'picture'> {
  readonly title: string;
  /** How the text begins. */
  readonly content: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly href: string;
  readonly onOpen?: (() => void) | undefined;
}

/** A news item with a picture of what it is about. */
export function NewsRow({ title, content, picture, date, href, onOpen }: NewsRowProps) {
  return (
    <li className={css.row}>
      <span className={css.picture}>
        <NewsPicture {...{ picture, title }} />
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
