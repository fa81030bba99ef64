import type { Product } from '@huiqi/sdk';

/** Addresses that this feature's screens link to. */
export interface CalculatorPaths {
  readonly products: () => string;
  readonly product: (product: Pick<Product, 'id'> & Partial<Pick<Product, 'name'>>) => string;
  readonly loanCalculator: () => string;
  readonly productCalculator: (productId?: string) => string;
  /** The measured limit; needs a login. */
  readonly loanLimit: () => string;
  /** Link to where companies are added and authorised. */
  readonly companies: () => string;
}
