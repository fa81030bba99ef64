'use client';

import { ProductList, type ProductFilters } from '@huiqi/components/products';

export function Market({ filters }: { filters: ProductFilters }) {
  return <ProductList filters={filters} hrefForProduct={({ id }) => `/products/${id}`} />;
}
