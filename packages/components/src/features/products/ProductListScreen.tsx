import type { ScreenProps } from '../../provider/screen.js';
import type { ProductPaths } from './paths.js';
import { productFilters } from './productFilters.js';
import { ProductList } from './ProductList.js';

export type ProductListScreenProps = ScreenProps<Pick<ProductPaths, 'product'>>;

/** The loan market; its filters stand in the address. */
export function ProductListScreen(props: ProductListScreenProps) {
  const { query, paths, navigate, setQuery, hrefFor, pageSize } = props;
  return (
    <ProductList
      size={pageSize}
      filters={productFilters.parse(query)}
      onFiltersChange={(filters, change) => setQuery(productFilters.format(filters), change)}
      hrefForProduct={(product) => hrefFor(paths.product(product))}
      onOpenProduct={(product) => navigate(paths.product(product))}
    />
  );
}
