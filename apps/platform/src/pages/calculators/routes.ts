import { screen, type Route, type Samples } from '../../routes/route.js';
import { calculatorPaths } from './paths.js';

/**
 * Calculators (spec 1 §2 Loans). They open by address everywhere; the region's switches decide where links to them
 * appear.
 */
export const routes: readonly Route[] = [
  {
    path: '/globalCalculator',
    title: '贷款计算器',
    header: '/loan',
    texts: 'globalCalculator',
    load: async () => {
      const { LoanCalculatorScreen } =
        await import('@huiqi/components/calculators/LoanCalculatorScreen');
      return screen(LoanCalculatorScreen, calculatorPaths);
    },
  },
  {
    path: '/productCalculator',
    title: '产品计算器',
    header: '/loan',
    texts: 'productCalculator',
    idParam: 'productId',
    load: async () => {
      const { ProductCalculatorScreen } =
        await import('@huiqi/components/calculators/ProductCalculatorScreen');
      return screen(ProductCalculatorScreen, calculatorPaths);
    },
  },
  {
    path: '/quotacal',
    title: '额度测算',
    permission: 'GRZX',
    header: '/loan',
    texts: 'quotacal',
    load: async () => {
      const { LoanLimitScreen } = await import('@huiqi/components/calculators/LoanLimitScreen');
      return screen(LoanLimitScreen, calculatorPaths);
    },
  },
  {
    path: '/quotacalNotLog',
    title: '额度估算',
    header: '/loan',
    texts: 'quotacalNotLog',
    load: async () => {
      const { LoanLimitEstimateScreen } =
        await import('@huiqi/components/calculators/LoanLimitEstimateScreen');
      return screen(LoanLimitEstimateScreen, calculatorPaths);
    },
  },
];

export const samples: Samples = {
  '/productCalculator': '/productCalculator?productId=100001',
};
