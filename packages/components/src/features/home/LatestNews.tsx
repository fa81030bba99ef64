import { listLatestNews } from '@huiqi/sdk';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { LatestNewsView } from './LatestNewsView.js';

/** The latest news of the platform. */
export function LatestNews() {
  const query = useOperation(listLatestNews, {}, { staleTime: 60_000 });
  return <LatestNewsView state={toDataState(query, (news) => news.length === 0)} />;
}
