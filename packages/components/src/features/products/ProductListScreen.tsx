import { filterAddress } from '../../provider/filterAddress.js';
import type { ScreenProps } from '../../provider/screen.js';
import { useCompareParts } from './compare/useCompareParts.js';
import type { ProductPaths } from './paths.js';
import { productFilters } from './list/productFilters.js';
import { ProductList } from './list/ProductList.js';
import { productListLinks } from './list/productListLinks.js';

export type ProductListScreenProps = ScreenProps<
  Pick<ProductPaths, 'products' | 'product' | 'compare' | 'category' | 'wechat'>
>;

/** The loan market; its filters are in the address. */
export function ProductListScreen(props: ProductListScreenProps) {
  const { query, setQuery, paths, pageSize } = props;
  const parts = useCompareParts(!!paths.category);
  return (
    <>
      <ProductList
        size={pageSize}
        filters={productFilters.parse(query)}
        addressFor={filterAddress(props, productFilters)}
        onFiltersChange={(filters, change) => setQuery(productFilters.format(filters), change)}
        {...productListLinks(props)}
      />
      {parts && paths.category && <parts.MarketPages {...props} />}
    </>
  );
}
