import { ApplyFail } from '@huiqi/components/applications';
import { detailPath, listPath } from './paths.js';
import type { ScreenProps } from './types.js';

const longestReason = 200;

export function FailScreen({ query, navigate }: ScreenProps) {
  const productId = query.get('productId');
  return (
    <ApplyFail
      reason={query.get('failReason')?.slice(0, longestReason)}
      onRetry={() => navigate(productId ? detailPath(productId) : listPath)}
    />
  );
}
