import type { ServiceOrderPaths } from '@huiqi/components/serviceOrders';
import { withQuery } from '../../routes/withQuery.js';
import { companyPaths } from '../companies/paths.js';
import { serviceOrderPath } from './serviceOrderPath.js';

const marketplace = '/helpingEnterprisesServe';

/** Addresses of service orders: spec 2 §2 names list and detail, the form and its result page are ours. */
export const serviceOrderPaths: ServiceOrderPaths = {
  services: () => `${marketplace}/list`,
  serviceProduct: (id) => `${marketplace}/productDetail/${encodeURIComponent(id)}`,
  apply: (productId) => `/serviceApply/${encodeURIComponent(productId)}`,
  submitted: (id) => withQuery('/serviceApplyResult', { id }),
  orders: (query) => withQuery('/serviceOrder', Object.fromEntries(query ?? [])),
  order: serviceOrderPath,
  companies: companyPaths.companies,
};
