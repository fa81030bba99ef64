import { getProductHome, listProducts, type Product } from '@huiqi/sdk';
import { useState } from 'react';
import { toDataState } from '../../provider/toDataState.js';
import { useOperation } from '../../provider/useOperation.js';
import { ProductListView } from './ProductListView.js';
import { productFilters, type ProductFilters } from './productFilters.js';

export interface ProductListProps {
  /** Filters in the host's hands (its address); the list keeps its own unless given. */
  readonly filters?: ProductFilters | undefined;
  readonly onFiltersChange?: ((filters: ProductFilters) => void) | undefined;
  readonly size?: number | undefined;
  readonly hrefForProduct: (product: Product) => string;
  readonly onOpenProduct?: ((product: Product) => void) | undefined;
}

/** The loan market: filters, cards and pager over `listProducts`. */
export function ProductList(props: ProductListProps) {
  const { size = 8, hrefForProduct, onOpenProduct } = props;
  const [ownFilters, setOwnFilters] = useState<ProductFilters>({});
  const filters = props.filters ?? ownFilters;
  const input = { ...productFilters.resolve(filters), size };
  const query = useOperation(listProducts, input, { keepPrevious: true });
  const home = useOperation(getProductHome, {}, { staleTime: 300_000 });
  return (
    <ProductListView
      state={toDataState(query, ({ content }) => content.length === 0)}
      filters={filters}
      categories={home.data?.categories ?? []}
      onFiltersChange={(next) => {
        setOwnFilters(next);
        props.onFiltersChange?.(next);
      }}
      hrefForProduct={hrefForProduct}
      onOpenProduct={onOpenProduct}
    />
  );
}
