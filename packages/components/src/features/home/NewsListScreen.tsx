import { listNews } from '@huiqi/sdk';
import type { ScreenProps } from '../../provider/screen.js';
import { useOperationList } from '../../provider/useOperationList.js';
import { newsFilters } from './newsFilters.js';
import { NewsListView } from './NewsListView.js';
import type { HomePaths } from './paths.js';

export type NewsListScreenProps = ScreenProps<Pick<HomePaths, 'news'>>;

/** All news, ten per page; the page is in the address. */
export function NewsListScreen(props: NewsListScreenProps) {
  const { query, paths, navigate, setQuery, hrefFor, pageSize } = props;
  const news = useOperationList(listNews, {
    filters: newsFilters,
    labels: {},
    values: newsFilters.parse(query),
    onValuesChange: (values, change) => setQuery(newsFilters.format(values), change),
    size: pageSize,
  });
  return (
    <NewsListView
      {...news}
      hrefForNews={(newsId) => hrefFor(paths.news(newsId))}
      onOpenNews={(newsId) => navigate(paths.news(newsId))}
    />
  );
}
