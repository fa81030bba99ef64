import type { CompanyPaths } from '@huiqi/components/companies';
import { withQuery } from '../../routes/withQuery.js';
import { orderPaths } from '../orders/paths.js';
import { certifyPath } from './certifyPath.js';

/** Addresses of companies and their verification (spec 1 §2 Enterprise, §4). */
export const companyPaths: CompanyPaths = {
  companies: () => '/userCenter/companies',
  information: () => '/enterpriseInformation',
  company: (id) => withQuery('/enterpriseInformationDetails', { id }),
  certify: certifyPath,
  orderAuthorisation: (orderId) => withQuery('/product/auth', { orderId }),
  order: orderPaths.order,
  products: orderPaths.products,
};
