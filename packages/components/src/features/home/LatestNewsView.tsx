import type { LatestNews } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import { DataState } from '../../patterns/DataState/DataState.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { Card } from '../../ui/Card/Card.js';
import { Empty } from '../../ui/Empty/Empty.js';
import * as css from './home.css.js';
import { useHomeCopy } from './copy.js';

export interface LatestNewsViewProps {
  readonly state: DataStateValue<readonly LatestNews[]>;
}

/** News, newest first. */
export function LatestNewsView({ state }: LatestNewsViewProps) {
  const copy = useHomeCopy();
  return (
    <Card>
      <section className={css.stack} aria-label={copy.news}>
        <h2 className={css.title}>{copy.news}</h2>
        <DataState compact state={state} empty={<Empty title={copy.emptyTitle} />}>
          {(news) => (
            <ul>
              {news.map(({ id, title, content, createdTs }) => (
                <li key={id} className={css.newsItem}>
                  <h3>{title}</h3>
                  <p>{content}</p>
                  <time className={css.meta} dateTime={createdTs}>
                    {formatDate(createdTs)}
                  </time>
                </li>
              ))}
            </ul>
          )}
        </DataState>
      </section>
    </Card>
  );
}
