import type { CalculatorPaths } from '@huiqi/components/calculators';
import { withQuery } from '../../routes/withQuery.js';
import { companyPaths } from '../companies/paths.js';
import { productPaths } from '../products/paths.js';

/** Addresses of the calculators (spec 1 §2). */
export const calculatorPaths: CalculatorPaths = {
  products: productPaths.products,
  product: productPaths.product,
  loanCalculator: () => '/globalCalculator',
  productCalculator: (productId) => withQuery('/productCalculator', { productId }),
  loanLimit: () => '/quotacal',
  companies: companyPaths.companies,
};
