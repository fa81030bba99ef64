'use client';

import { ProductDetail } from '@huiqi/components/products';
import { useRouter } from 'next/navigation';

export function Product({ productId }: { productId: string }) {
  const router = useRouter();
  return (
    <ProductDetail
      productId={productId}
      back={{ label: '贷款产品', href: '/' }}
      onLogin={() => router.push('/login')}
      onApply={({ companyId }) => router.push(`/apply/${productId}?companyId=${companyId ?? ''}`)}
    />
  );
}
