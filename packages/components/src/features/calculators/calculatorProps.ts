import type { ScreenProps } from '../../provider/screen.js';
import type { CalculatorPaths } from './paths.js';

/** Props of a calculator's screen, for stories and tests. */
export const calculatorProps = (query = ''): ScreenProps<CalculatorPaths> => ({
  params: {},
  query: new URLSearchParams(query),
  paths: {
    products: () => '/loan',
    product: ({ id }) => `/productDetail/${id}`,
    loanCalculator: () => '/globalCalculator',
    productCalculator: () => '/productCalculator',
    loanLimit: () => '/quotacal',
    companies: () => '/userCenter/companies',
  },
  navigate: () => undefined,
  setQuery: () => undefined,
  hrefFor: (to) => `#${to}`,
  backTo: (to) => to,
  onLogin: () => undefined,
});
