import type { Product } from '@huiqi/sdk';

/** Addresses that the screens of this feature lead to. */
export interface CalculatorPaths {
  readonly products: () => string;
  readonly product: (product: Pick<Product, 'id'> & Partial<Pick<Product, 'name'>>) => string;
  readonly loanCalculator: () => string;
  readonly productCalculator: (productId?: string) => string;
  /** The measured limit; asks for a login. */
  readonly loanLimit: () => string;
  /** Where companies are added and authorised. */
  readonly companies: () => string;
}
