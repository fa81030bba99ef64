import type { Announcement } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import { BackLink } from '../../patterns/page/BackLink.js';
import type { PageLink } from '../../patterns/page/types.js';
import { RichText } from '../../patterns/RichText/RichText.js';
import { useHomeCopy } from './copy.js';
import * as homeCss from './home.css.js';

export interface AnnouncementViewProps {
  readonly announcement: Omit<Announcement, 'id'>;
  /** Undefined in a preview. */
  readonly back: PageLink | undefined;
}

/** An announcement with its text. */
export function AnnouncementView({ announcement, back }: AnnouncementViewProps) {
  const copy = useHomeCopy();
  const { title, html, createdTs, endsOn } = announcement;
  return (
    <div className={homeCss.article}>
      {back && (
        <div>
          <BackLink {...back} />
        </div>
      )}
      <article className={homeCss.paper}>
        <div className={homeCss.column}>
          <header className={homeCss.newsHead}>
            <h1 className={homeCss.newsTitle} tabIndex={-1}>
              {title}
            </h1>
            <p className={homeCss.newsFacts}>
              <time dateTime={createdTs}>{formatDate(createdTs)}</time>
              {endsOn && <span>{fillCopy(copy.announcedUntil, { date: endsOn })}</span>}
            </p>
          </header>
          <div className={homeCss.newsBody}>
            <RichText html={html} />
          </div>
        </div>
      </article>
    </div>
  );
}
