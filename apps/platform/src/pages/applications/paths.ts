import type { ApplicationPaths } from '@huiqi/components/applications';
import { withQuery } from '../../routes/withQuery.js';
import { orderPaths } from '../orders/paths.js';
import { productPaths } from '../products/paths.js';

/** Addresses around an application (spec 1 §2). */
export const applicationPaths: ApplicationPaths = {
  products: productPaths.products,
  product: productPaths.product,
  order: orderPaths.order,
  submitted: ({ orderId }) => withQuery('/productStatus', { orderId }),
  refused: ({ orderId, productId }) => withQuery('/applyFail', { orderId, productId }),
};
