import { getNews } from '@huiqi/sdk';
import { screenLink, useScreenName, type ScreenProps } from '../../provider/screen.js';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { PageState } from '../../patterns/DataState/PageState.js';
import { Skeleton } from '../../ui/Skeleton/Skeleton.js';
import { useHomeCopy } from './copy.js';
import { NewsView } from './NewsView.js';
import { OtherNews } from './OtherNews.js';
import type { HomePaths } from './paths.js';

export type NewsScreenProps = ScreenProps<
  Pick<HomePaths, 'newsList'> & Partial<Pick<HomePaths, 'news' | 'products'>>
>;

/** One item of the news; `newsId` is in the path. */
export function NewsScreen(props: NewsScreenProps) {
  const { params, paths, backTo, onName } = props;
  const copy = useHomeCopy();
  const newsPath = paths.news;
  const query = useOperation(getNews, { newsId: params['newsId'] ?? '' });
  useScreenName(onName, query.data?.title);
  const back = { label: copy.allNews, ...screenLink(props, backTo(paths.newsList())) };
  return (
    <PageState
      state={toDataState(query)}
      loading={<Skeleton preset="card" rows={10} />}
      exit={back}
    >
      {(news) => (
        <NewsView
          news={news}
          back={back}
          products={paths.products && screenLink(props, paths.products())}
          others={
            newsPath && <OtherNews id={news.id} linkTo={(id) => screenLink(props, newsPath(id))} />
          }
        />
      )}
    </PageState>
  );
}
