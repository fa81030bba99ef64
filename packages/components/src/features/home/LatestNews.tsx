import { listLatestNews } from '@huiqi/sdk';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { LatestNewsView, type LatestNewsLinks } from './LatestNewsView.js';

/** The latest news of the platform. */
export function LatestNews(props: LatestNewsLinks) {
  const query = useOperation(listLatestNews, {}, { staleTime: 60_000 });
  return <LatestNewsView {...props} state={toDataState(query, (news) => news.length === 0)} />;
}
