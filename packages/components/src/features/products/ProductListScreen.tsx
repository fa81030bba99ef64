import { filterAddress } from '../../provider/filterAddress.js';
import type { ScreenProps } from '../../provider/screen.js';
import { useCompareParts } from './compare/useCompareParts.js';
import type { ProductPaths } from './paths.js';
import { productFilters } from './list/productFilters.js';
import { ProductList } from './list/ProductList.js';
import { marketPages } from './list/ProductList.css.js';
import { productListLinks } from './list/productListLinks.js';

export type ProductListScreenProps = ScreenProps<
  Pick<ProductPaths, 'products' | 'product' | 'compare' | 'category' | 'wechat'>
>;

/** The loan market; its filters are in the address. */
export function ProductListScreen(props: ProductListScreenProps) {
  const { query, setQuery, paths, pageSize } = props;
  const parts = useCompareParts(!!paths.category);
  const filters = productFilters.parse(query);
  return (
    <ProductList
      size={pageSize}
      filters={filters}
      addressFor={filterAddress(props, productFilters)}
      onFiltersChange={(next, change) => setQuery(productFilters.format(next), change)}
      nav={
        paths.category && (
          <div className={marketPages}>
            {parts && (
              <parts.MarketPages {...props} isPart={filters.productCategoryId !== undefined} />
            )}
          </div>
        )
      }
      {...productListLinks(props)}
    />
  );
}
