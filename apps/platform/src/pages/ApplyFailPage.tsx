import { ApplyFail } from '@huiqi/components/loans/ApplyFail';
import { useSearchParams } from 'react-router';
import { useGo } from './useGo.js';

const longestReason = 200;

export function Page() {
  const go = useGo();
  const [params] = useSearchParams();
  const productId = params.get('productId');
  return (
    <ApplyFail
      reason={params.get('failReason')?.slice(0, longestReason)}
      onRetry={() => go(productId ? `/productDetail/${encodeURIComponent(productId)}` : '/loan')}
    />
  );
}
