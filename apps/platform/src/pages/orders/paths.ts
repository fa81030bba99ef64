import type { OrderPaths } from '@huiqi/components/orders';
import { withQuery } from '../../routes/withQuery.js';
import { formPath } from '../applications/formPath.js';
import { productPaths } from '../products/paths.js';
import { reportPath } from '../reports/reportPath.js';
import { ordersPath } from './ordersPath.js';

/** Addresses of the user's orders (spec 1 §2). */
export const orderPaths: OrderPaths = {
  products: productPaths.products,
  product: productPaths.product,
  orders: () => ordersPath,
  order: (orderId) => withQuery('/loanDetail', { orderId }),
  resume: ({ orderId, productId, productCategoryId }) =>
    formPath({ productId, productCategoryId, orderId }),
  drawDown: (orderId) => withQuery('/drawDown', { orderId }),
  report: reportPath,
};
