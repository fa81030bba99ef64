import type { ServicePaths } from '@huiqi/components/services';
import { withQuery } from '../../routes/withQuery.js';

/** Addresses of the service marketplace (spec 2 §2). */
export const servicePaths: ServicePaths = {
  services: (query) => withQuery('/helpingEnterprisesServe/list', Object.fromEntries(query ?? [])),
  service: (id) => `/helpingEnterprisesServe/productDetail/${encodeURIComponent(id)}`,
  organisation: (id) => withQuery('/helpingEnterprisesServe/organizationDetail', { id }),
  apply: (productId) => `/serviceApply/${encodeURIComponent(productId)}`,
};
