import { ApplyWizard } from '@huiqi/components/applications';
import { detailPath, failPath, successPath } from './paths.js';
import type { ScreenProps } from './types.js';

export function ApplyScreen({ query, navigate, onSubmitted }: ScreenProps) {
  const productId = query.get('productId') ?? '';
  return (
    <ApplyWizard
      key={productId}
      productId={productId}
      companyId={query.get('companyId') ?? undefined}
      onSuccess={(result) => {
        onSubmitted(result);
        navigate(successPath(result), { replace: true });
      }}
      onFail={(result) => navigate(failPath(result, productId))}
      onExit={() => navigate(detailPath(productId))}
    />
  );
}
