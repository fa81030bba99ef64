import type { OrderPaths } from '@huiqi/components/orders';
import { withQuery } from '../../routes/withQuery.js';
import { productPaths } from '../products/paths.js';

/** Addresses of the user's orders (spec 1 §2). */
export const orderPaths: OrderPaths = {
  products: productPaths.products,
  orders: () => '/userCenter/orders',
  order: (orderId) => withQuery('/loanDetail', { orderId }),
};
