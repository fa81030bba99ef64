import type { LatestNews } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { onPlainClick } from '../../patterns/link/onPlainClick.js';
import { ListView } from '../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../patterns/ListView/types.js';
import { Table } from '../../ui/Table/Table.js';
import { useHomeCopy } from './copy.js';
import type { LatestNewsLinks } from './LatestNewsView.js';

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
        <Table
          caption={copy.news}
          columns={[
            {
              key: 'title',
              header: copy.newsHeadline,
              kind: 'name',
              rowHeader: true,
              render: ({ title }) => title,
            },
            {
              key: 'date',
              header: copy.newsDate,
              kind: 'date',
              render: ({ createdTs }) => formatDate(createdTs),
            },
          ]}
          rows={news}
          rowKey={({ id }) => id}
          rowLink={({ id }) => ({
            href: hrefForNews(id),
            onClick: onPlainClick(onOpenNews && (() => onOpenNews(id))),
          })}
        />
      )}
    </ListView>
  );
}
