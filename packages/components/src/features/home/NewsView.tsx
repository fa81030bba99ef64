import type { News } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import { fillCopy } from '../../provider/copy.js';
import { BackLink } from '../../patterns/page/BackLink.js';
import type { PageLink } from '../../patterns/page/types.js';
import { useHomeCopy } from './copy.js';
import * as css from './home.css.js';
import { NewsPicture } from './NewsPicture.js';

export interface NewsViewProps {
  readonly news: News;
  /** Link to the list, with its page. */
  readonly back: PageLink;
  /** Beside the text, such as `OtherNews`. */
  readonly others?: ReactNode;
}

/** One news item. */
export function NewsView({ news, back, others }: NewsViewProps) {
  const copy = useHomeCopy();
  const { title, source, picture, createdTs, paragraphs } = news;
  return (
    <div className={css.article}>
      <div>
        <BackLink {...back} />
      </div>
      <div className={others ? css.besideOthers : undefined}>
        <article className={css.paper}>
          <header className={css.newsHead}>
            <span className={picture ? css.newsPhoto : css.newsPicture}>
              <NewsPicture {...{ picture, title }} />
            </span>
            <h1 className={css.newsTitle} tabIndex={-1}>
              {title}
            </h1>
            <p className={css.newsFacts}>
              <span>{fillCopy(copy.source, { source })}</span>
              <time dateTime={createdTs}>{formatDate(createdTs)}</time>
            </p>
          </header>
          <div className={css.newsBody}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </article>
        {others}
      </div>
    </div>
  );
}
