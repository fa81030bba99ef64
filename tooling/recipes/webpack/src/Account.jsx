import { ApplyWizard } from '@huiqi/components/applications';
import { OrderList } from '@huiqi/components/orders';
import { LoginForm } from '@huiqi/components/session';

/** What a visitor logs in for: applying, and the orders that come of it. */
export function Account({ page, id, companyId, open }) {
  if (page === 'login') return <LoginForm kinds={['password']} onSuccess={() => history.back()} />;
  if (page === 'apply')
    return (
      <ApplyWizard
        productId={id}
        companyId={companyId}
        exit={{ href: `/products/${id}` }}
        onLogin={() => open('/login')}
        onSuccess={() => open('/orders')}
        onFail={() => open(`/products/${id}`)}
      />
    );
  return (
    <OrderList
      hrefForOrder={(orderId) => `/orders?orderId=${orderId}`}
      products={{ href: '/' }}
      actionLinks={() => ({ products: { href: '/' } })}
    />
  );
}
