import { ProductDetail, ProductList } from '@huiqi/components/products';

const hrefOf = ({ id }) => `/products/${id}`;

export function Products({ id, open }) {
  if (!id)
    return (
      <ProductList hrefForProduct={hrefOf} onOpenProduct={(product) => open(hrefOf(product))} />
    );
  return (
    <ProductDetail
      productId={id}
      back={{ label: '贷款产品', href: '/' }}
      onLogin={() => open('/login')}
      onApply={({ companyId }) => open(`/apply/${id}?companyId=${companyId ?? ''}`)}
    />
  );
}
