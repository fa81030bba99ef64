import type { ServiceOrderPaths } from '@huiqi/components/serviceOrders';
import { withQuery } from '../../routes/withQuery.js';
import { companyPaths } from '../companies/paths.js';

const marketplace = '/helpingEnterprisesServe';

/** Addresses of service orders: spec 2 §2 names list and detail, the form and what follows it are ours. */
export const serviceOrderPaths: ServiceOrderPaths = {
  services: () => `${marketplace}/list`,
  serviceProduct: (id) => `${marketplace}/productDetail/${encodeURIComponent(id)}`,
  apply: (productId) => `/serviceApply/${encodeURIComponent(productId)}`,
  submitted: (id) => withQuery('/serviceApplyResult', { id }),
  orders: (query) => withQuery('/serviceOrder', Object.fromEntries(query ?? [])),
  order: (id) => withQuery('/serviceMyOrderDetail', { id }),
  companies: companyPaths.companies,
};
