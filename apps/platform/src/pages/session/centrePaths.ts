import type { CentrePaths } from '@huiqi/components/session';
import { withQuery } from '../../routes/withQuery.js';
import { companyPaths } from '../companies/paths.js';
import { noticePaths } from '../notices/paths.js';
import { orderPaths } from '../orders/paths.js';

/** Addresses of the user centre (spec 1 §2). */
export const centrePaths: CentrePaths = {
  orders: (orderStatus) => withQuery(orderPaths.orders(), { orderStatus }),
  counted: (orders) => withQuery(orderPaths.orders(), { ...orders }),
  order: orderPaths.order,
  notices: () => noticePaths.notices(),
  notice: noticePaths.notice,
  companies: companyPaths.companies,
  // Each company of the list links to its own verification.
  verify: companyPaths.companies,
  products: orderPaths.products,
  password: () => '/userCenter/profile?dialog=password',
};
