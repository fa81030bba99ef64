import { ApplyFail } from '@huiqi/components/applications';
import { useQuery } from '../routes/useQuery.js';
import { useGo } from './useGo.js';

const longestReason = 200;

export function Page() {
  const go = useGo();
  const [params] = useQuery();
  const productId = params.get('productId');
  return (
    <ApplyFail
      reason={params.get('failReason')?.slice(0, longestReason)}
      onRetry={() => go(productId ? `/productDetail/${encodeURIComponent(productId)}` : '/loan')}
    />
  );
}
