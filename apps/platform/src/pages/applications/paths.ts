import type { ApplicationPaths } from '@huiqi/components/applications';
import { withQuery } from '../../routes/withQuery.js';
import { companyPaths } from '../companies/paths.js';
import { orderPaths } from '../orders/paths.js';
import { productPaths } from '../products/paths.js';
import { formPath } from './formPath.js';

/** Addresses around an application (spec 1 §2). */
export const applicationPaths: ApplicationPaths = {
  products: productPaths.products,
  product: productPaths.product,
  order: orderPaths.order,
  orders: orderPaths.orders,
  resume: orderPaths.resume,
  form: formPath,
  drawDown: orderPaths.drawDown,
  companies: companyPaths.companies,
  submitted: ({ orderId }) => withQuery('/productStatus', { orderId }),
  refused: ({ orderId, productId, failReason }) =>
    withQuery('/applyFail', { orderId, productId, failReason }),
};
