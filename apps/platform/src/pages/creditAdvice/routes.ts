import type { CreditAdvicePaths } from '@huiqi/components/creditAdvice';
import { screen, type Route } from '../../routes/route.js';
import { companyPaths } from '../companies/paths.js';
import { productPaths } from '../products/paths.js';

const creditAdvicePaths: CreditAdvicePaths = {
  companies: companyPaths.companies,
  products: productPaths.products,
  product: productPaths.product,
};

/** Products that suit a company (spec 1 §2 Enterprise). */
export const routes: readonly Route[] = [
  {
    path: '/match',
    title: '融资建议',
    permission: 'GRZX',
    header: '/loan',
    load: async () => {
      const { CreditAdviceScreen } =
        await import('@huiqi/components/creditAdvice/CreditAdviceScreen');
      return screen(CreditAdviceScreen, creditAdvicePaths);
    },
  },
];
