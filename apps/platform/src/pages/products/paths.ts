import type { ProductPaths } from '@huiqi/components/products';
import { withQuery } from '../../routes/withQuery.js';
import { certifyPath } from '../companies/certifyPath.js';

/** Addresses of products (spec 1 §2). */
export const productPaths: ProductPaths = {
  products: () => '/loan',
  product: ({ id, name }) =>
    withQuery(`/productDetail/${encodeURIComponent(id)}`, { productName: name }),
  certify: certifyPath,
  apply: ({ productId, companyId }) => withQuery('/productApply', { productId, companyId }),
};
