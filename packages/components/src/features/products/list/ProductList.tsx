import {
  getProductHome,
  listBankOptions,
  listProducts,
  ProductSortOrderLabels,
  type Product,
} from '@huiqi/sdk';
import { pageSizes } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import { useScopeInput } from '../../../provider/productScope.js';
import { useOperation } from '../../../provider/useOperation.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import type { ListChange } from '../../../patterns/ListView/types.js';
import type { CompareBarProps } from '../compare/CompareBar.js';
import { useProductsCopy } from '../copy.js';
import { productFilterLabels, productFilters, type ProductFilters } from './productFilters.js';
import { ProductListView } from './ProductListView.js';
import { localized } from '../../../provider/copy.js';

export interface ProductListProps {
  /** Filters, controlled by the host (its address). Uncontrolled by default. */
  readonly filters?: ProductFilters | undefined;
  /** The address of each filter choice for server rendering, so that it works without scripts. */
  readonly addressFor?: ((filters: ProductFilters) => string) | undefined;
  readonly onFiltersChange?: ((filters: ProductFilters, change: ListChange) => void) | undefined;
  /** Products per page. Defaults to 8. */
  readonly size?: number | undefined;
  readonly hrefForProduct: (product: Product) => string;
  /** Handles a plain click; new tabs and windows are left to the browser. */
  readonly onOpenProduct?: ((product: Product) => void) | undefined;
  /** The comparison page; without it products cannot be selected. */
  readonly compare?: CompareBarProps | undefined;
  /** Links to neighbouring pages, above the filters. */
  readonly nav?: ReactNode;
}

const rarelyChanging = { staleTime: 300_000 };

/** The loan market: filters, cards and pager over `listProducts`. */
export function ProductList(props: ProductListProps) {
  const { filters, addressFor, onFiltersChange, size = pageSizes.products, ...links } = props;
  const copy = useProductsCopy();
  const scope = useScopeInput();
  const home = useOperation(getProductHome, scope, rarelyChanging);
  const banks = useOperation(listBankOptions, scope, rarelyChanging);
  const products = useOperationList(listProducts, {
    filters: productFilters,
    labels: productFilterLabels(copy, home.data?.categories, banks.data),
    sortLabels: localized(copy, ProductSortOrderLabels),
    values: filters,
    hrefFor: addressFor,
    onValuesChange: onFiltersChange,
    toInput: (values) => ({ ...values, size, ...scope }),
  });
  return <ProductListView {...products} {...links} />;
}
