'use client';

import { ProductList, type ProductFilters } from '@huiqi/components/products';
import { useRouter } from 'next/navigation';

export function Market({ filters }: { filters: ProductFilters }) {
  const router = useRouter();
  const hrefOf = ({ id }: { id: string }) => `/products/${id}`;
  return (
    <ProductList
      filters={filters}
      hrefForProduct={hrefOf}
      onOpenProduct={(product) => router.push(hrefOf(product))}
    />
  );
}
