'use client';

import { OrderList } from '@huiqi/components/orders';

export default function Page() {
  return (
    <OrderList
      hrefForOrder={(orderId) => `/orders?orderId=${orderId}`}
      products={{ href: '/' }}
      actionLinks={() => ({ products: { href: '/' } })}
    />
  );
}
