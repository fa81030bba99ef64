import { PageTitle } from '../../ui/PageTitle/PageTitle.js';
import { Stack } from '../../ui/Stack/Stack.js';
import type { ScreenProps } from '../../provider/screen.js';
import type { ProductPaths } from './paths.js';
import { productFilters } from './productFilters.js';
import { useProductsCopy } from './copy.js';
import { ProductList } from './ProductList.js';

export type ProductListScreenProps = ScreenProps<Pick<ProductPaths, 'product'>>;

/** The loan market; its filters stand in the address. */
export function ProductListScreen(props: ProductListScreenProps) {
  const { query, paths, navigate, setQuery, hrefFor, pageSize } = props;
  const copy = useProductsCopy();
  return (
    <Stack gap={6}>
      <PageTitle>{copy.listTitle}</PageTitle>
      <ProductList
        size={pageSize}
        filters={productFilters.parse(query)}
        onFiltersChange={(filters) => setQuery(productFilters.format(filters))}
        hrefForProduct={(product) => hrefFor(paths.product(product))}
        onOpenProduct={(product) => navigate(paths.product(product))}
      />
    </Stack>
  );
}
