import type { LatestNews } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { ListView } from '../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../patterns/ListView/types.js';
import { useHomeCopy } from './copy.js';
import type { LatestNewsLinks } from './LatestNewsView.js';
import { NewsRow } from './NewsRow.js';
import * as css from './NewsRow.css.js';

export interface NewsListViewProps extends LatestNewsLinks {
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<LatestNews>>;
}

/** All news, newest first. */
export function NewsListView({ list, state, hrefForNews, onOpenNews }: NewsListViewProps) {
  const copy = useHomeCopy();
  return (
    <ListView
      title={copy.news}
      list={list}
      state={state}
      countText={(n) => fillCopy(copy.newsTotal, { n })}
      empty={{ title: copy.noNews }}
    >
      {(news) => (
        <ul className={css.rows}>
          {news.map(({ id, title, content, picture, createdTs }) => (
            <NewsRow
              key={id}
              {...{ title, content, picture }}
              date={formatDate(createdTs)}
              href={hrefForNews(id)}
              onOpen={onOpenNews && (() => onOpenNews(id))}
            />
          ))}
        </ul>
      )}
    </ListView>
  );
}
