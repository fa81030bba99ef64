import type { ProductPaths } from '@huiqi/components/products';
import { withQuery } from '../../routes/withQuery.js';
import { certifyPath } from '../companies/certifyPath.js';
import { marketPaths } from './marketPaths.js';

/** Addresses of products (spec 1 §2). */
export const productPaths: ProductPaths = {
  ...marketPaths,
  certify: certifyPath,
  renewalBanks: () => '/renewalBanks',
  productsIn: (areaKey) => `/${areaKey}/loan`,
  apply: ({ productId, companyId }) => withQuery('/productApply', { productId, companyId }),
};
