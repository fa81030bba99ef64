import type { News } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import { fillCopy } from '../../provider/copy.js';
import { linkProps } from '../../patterns/link/linkProps.js';
import { BackLink } from '../../patterns/page/BackLink.js';
import { PrintButton } from '../../patterns/page/PrintButton.js';
import { PrintHead } from '../../patterns/page/PrintHead.js';
import { printBody, printSheet } from '../../patterns/page/printSheet.css.js';
import type { PageLink } from '../../patterns/page/types.js';
import type { LinkTarget } from '../../provider/screen.js';
import { LinkButton } from '../../ui/LinkButton/LinkButton.js';
import { useHomeCopy } from './copy.js';
import * as css from './home.css.js';
import { NewsPicture } from './NewsPicture.js';

export interface NewsViewProps {
  readonly news: News;
  /** Link to the list, with its page. */
  readonly back: PageLink;
  /** Link to the products, for what to do next. */
  readonly products?: LinkTarget | undefined;
  /** Beside the text, such as `OtherNews`. */
  readonly others?: ReactNode;
}

/** One news item. */
export function NewsView({ news, back, products, others }: NewsViewProps) {
  const copy = useHomeCopy();
  const { title, source, picture, createdTs, paragraphs } = news;
  return (
    <div className={css.article}>
      <div>
        <BackLink {...back} />
      </div>
      <div className={others ? css.besideOthers : undefined}>
        <article className={`${css.paper} ${printSheet}`}>
          <PrintHead title={title} facts={[source, formatDate(createdTs)]} />
          <div className={printBody}>
            <div className={css.column}>
              <header className={css.newsHead}>
                <h1 className={css.newsTitle} tabIndex={-1}>
                  {title}
                </h1>
                <div className={css.newsFacts}>
                  <span>{fillCopy(copy.source, { source })}</span>
                  <time dateTime={createdTs}>{formatDate(createdTs)}</time>
                  <span className={css.newsTools}>
                    <PrintButton />
                  </span>
                </div>
              </header>
              <span className={picture ? css.newsPhoto : css.newsPicture}>
                <NewsPicture {...{ picture, title }} />
              </span>
              <div className={css.newsBody}>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
              {products && (
                <div className={css.newsNext}>
                  <p>{copy.newsNext}</p>
                  <LinkButton {...linkProps(products)}>{copy.newsProducts}</LinkButton>
                </div>
              )}
            </div>
          </div>
        </article>
        {others}
      </div>
    </div>
  );
}
