import { ApplyWizard } from '@huiqi/components/applications';
import { OrderList } from '@huiqi/components/orders';
import { ProductDetail, ProductList } from '@huiqi/components/products';
import { HuiqiProvider } from '@huiqi/components/provider';
import { LoginForm } from '@huiqi/components/session';
import { createClient } from '@huiqi/sdk';
import { open, useAddress } from './useAddress.ts';

const client = createClient({ baseUrl: import.meta.env['VITE_HUIQI'], session: 'token' });
const hrefOf = ({ id }: { id: string }) => `/products/${id}`;

export function App() {
  return (
    <HuiqiProvider client={client}>
      <h1>合作银行</h1>
      <Page />
    </HuiqiProvider>
  );
}

function Page() {
  const { pathname, searchParams } = useAddress();
  const [, page, id = ''] = pathname.split('/');
  if (page === 'login') return <LoginForm kinds={['password']} onSuccess={() => history.back()} />;
  if (page === 'products')
    return (
      <ProductDetail
        productId={id}
        back={{ label: '贷款产品', href: '/' }}
        onLogin={() => open('/login')}
        onApply={({ companyId }) => open(`/apply/${id}?companyId=${companyId ?? ''}`)}
      />
    );
  if (page === 'apply')
    return (
      <ApplyWizard
        productId={id}
        companyId={searchParams.get('companyId') || undefined}
        exit={{ href: hrefOf({ id }) }}
        onLogin={() => open('/login')}
        onSuccess={() => open('/orders')}
        onFail={() => open(hrefOf({ id }))}
      />
    );
  if (page === 'orders')
    return (
      <OrderList
        hrefForOrder={(orderId) => `/orders?orderId=${orderId}`}
        products={{ href: '/' }}
        actionLinks={() => ({ products: { href: '/' } })}
      />
    );
  return <ProductList hrefForProduct={hrefOf} onOpenProduct={(product) => open(hrefOf(product))} />;
}
