import type { LatestNews } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import { DataState } from '../../patterns/DataState/DataState.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { NewsLines } from '../../patterns/FrontPage/NewsLines.js';
import { Card } from '../../ui/Card/Card.js';
import { Empty } from '../../ui/Empty/Empty.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { useHomeCopy } from './copy.js';

export interface LatestNewsLinks {
  readonly hrefForNews: (newsId: string) => string;
  /** Handles a plain click; new tabs and windows are left to the browser. */
  readonly onOpenNews?: ((newsId: string) => void) | undefined;
}

export interface LatestNewsViewProps extends LatestNewsLinks {
  readonly state: DataStateValue<readonly LatestNews[]>;
}

/** Five news items, newest first, one line each. */
export function LatestNewsView({ state, hrefForNews, onOpenNews }: LatestNewsViewProps) {
  const copy = useHomeCopy();
  return (
    <DataState
      compact
      state={state}
      loading={<Skeleton shape="block" height={242} />}
      empty={
        <Card padding="none">
          <Empty title={copy.noNews} />
        </Card>
      }
    >
      {(news) => (
        <NewsLines
          items={news.map(({ id, title, createdTs }) => ({
            id,
            title,
            date: formatDate(createdTs),
            href: hrefForNews(id),
            onOpen: onOpenNews && (() => onOpenNews(id)),
          }))}
          emptyText={copy.noNews}
        />
      )}
    </DataState>
  );
}
