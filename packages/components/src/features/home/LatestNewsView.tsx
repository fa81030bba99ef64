import type { LatestNews } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import { DataState } from '../../patterns/DataState/DataState.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { Card } from '../../ui/Card/Card.js';
import { Empty } from '../../ui/Empty/Empty.js';
import { useHomeCopy } from './copy.js';
import * as css from './home.css.js';

export interface LatestNewsViewProps {
  readonly state: DataStateValue<readonly LatestNews[]>;
}

/** Five news items, newest first, one line each; a line expands to its text. */
export function LatestNewsView({ state }: LatestNewsViewProps) {
  const copy = useHomeCopy();
  return (
    <Card padding="none">
      <DataState compact state={state} empty={<Empty title={copy.emptyTitle} />}>
        {(news) => (
          <ul>
            {news.slice(0, 5).map(({ id, title, content, createdTs }) => (
              <li key={id} className={css.newsItem}>
                <details>
                  <summary className={css.newsLine}>
                    <span className={css.newsTitle}>{title}</span>
                    <time className={css.meta} dateTime={createdTs}>
                      {formatDate(createdTs)}
                    </time>
                  </summary>
                  <p className={css.newsText}>{content}</p>
                </details>
              </li>
            ))}
          </ul>
        )}
      </DataState>
    </Card>
  );
}
