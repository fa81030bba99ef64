import { ProductDetail } from '@huiqi/components/products';
import { applyPath } from './paths.js';
import type { ScreenProps } from './types.js';

export function DetailScreen({ params, navigate, onLogin }: ScreenProps) {
  const productId = params['id'] ?? '';
  return (
    <ProductDetail
      key={productId}
      productId={productId}
      onLogin={onLogin}
      onApply={(entry) => navigate(applyPath(entry))}
    />
  );
}
