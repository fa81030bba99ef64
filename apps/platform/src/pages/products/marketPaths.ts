import type { ProductPaths } from '@huiqi/components/products';
import { withQuery } from '../../routes/withQuery.js';

/** Pages of categories, by the ids of spec 1 §3. */
const categoryPaths: Readonly<Record<string, string>> = {
  '1': '/taxation',
  '2': '/tobaccoLoan',
  '3': '/hotelLoan',
  '4': '/renewalProducts',
  '5': '/epidemicLoan',
  '6': '/personLoan',
};

/** The addresses that the first pages link to; the others are loaded with the pages that need them. */
export const marketPaths: Pick<
  ProductPaths,
  'products' | 'product' | 'compare' | 'category' | 'wechat'
> = {
  products: () => '/loan',
  product: ({ id, name }) =>
    withQuery(`/productDetail/${encodeURIComponent(id)}`, { productName: name }),
  compare: (ids) => withQuery('/loan/compare', { ids: ids.join(',') }),
  category: (categoryId) => categoryPaths[categoryId] ?? `/loan?productCategoryId=${categoryId}`,
  wechat: () => '/wechatLoan',
};
