import type { Product } from '@huiqi/sdk';
import type { CertifyEntry } from '../companies/paths.js';

/** Addresses that this feature's screens link to. */
export interface ProductPaths {
  /** The market. */
  readonly products: () => string;
  readonly product: (product: Pick<Product, 'id'> & Partial<Pick<Product, 'name'>>) => string;
  /** The form of a product; the company is authorised and in its region. */
  readonly apply: (entry: {
    readonly productId: string;
    /** Null for a person's loan. */
    readonly companyId: string | null;
  }) => string;
  /** The market of an area by its key, a new visit; a place that serves one area leaves it out. */
  readonly productsIn?: ((areaKey: string) => string) | undefined;
  /** The verification of an enterprise that did not pass; a place without that page leaves it out. */
  readonly certify?: ((entry: CertifyEntry) => string) | undefined;
  /** Products side by side; a place without that page leaves it out, and no product can be chosen. */
  readonly compare?: ((ids: readonly string[]) => string) | undefined;
  /** The page of a category; a place without such pages leaves it out. */
  readonly category?: ((categoryId: string) => string) | undefined;
  /** Banks that renew loans; a place without that page leaves it out. */
  readonly renewalBanks?: (() => string) | undefined;
  /** The whole repayment plan of a product; left out where the region does not offer it. */
  readonly plan?: ((productId: string) => string) | undefined;
  /** The measured loan limit; left out where the region does not offer it. */
  readonly loanLimit?: (() => string) | undefined;
  /** Products that are applied for in WeChat; a place without that page leaves it out. */
  readonly wechat?: (() => string) | undefined;
}
