import { ProductList } from '@huiqi/components/products';
import { externalProductUrl } from '@huiqi/components/products';
import { detailPath } from './paths.js';
import type { ScreenProps } from './types.js';

/** Six products a page (spec 1 §2). */
export function LoanScreen({ navigate, hrefFor }: ScreenProps) {
  return (
    <ProductList
      size={6}
      hrefForProduct={(product) => externalProductUrl(product) ?? hrefFor(detailPath(product.id))}
      onOpenProduct={(product) => navigate(detailPath(product.id))}
    />
  );
}
