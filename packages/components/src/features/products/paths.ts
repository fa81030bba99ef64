import type { Product } from '@huiqi/sdk';
import type { CertifyEntry } from '../companies/paths.js';

/** Addresses that this feature's screens link to. */
export interface ProductPaths {
  /** The market. */
  readonly products: () => string;
  readonly product: (product: Pick<Product, 'id'> & Partial<Pick<Product, 'name'>>) => string;
  /** The form of a product, for an authorised company in its region. */
  readonly apply: (entry: {
    readonly productId: string;
    /** Null for a person's loan. */
    readonly companyId: string | null;
  }) => string;
  /** The market of an area by key, as a new visit; omitted on sites that serve one area. */
  readonly productsIn?: ((areaKey: string) => string) | undefined;
  /** The verification of an enterprise that failed; omitted on sites without that page. */
  readonly certify?: ((entry: CertifyEntry) => string) | undefined;
  /** The comparison; omitted on sites without that page, where no product can be selected. */
  readonly compare?: ((ids: readonly string[]) => string) | undefined;
  /** The page of a category; omitted on sites without such pages. */
  readonly category?: ((categoryId: string) => string) | undefined;
  /** Banks that renew loans; omitted on sites without that page. */
  readonly renewalBanks?: (() => string) | undefined;
  /** The repayment plan of a product; omitted if the region does not offer it. */
  readonly plan?: ((productId: string) => string) | undefined;
  /** The measured loan limit; omitted if the region does not offer it. */
  readonly loanLimit?: (() => string) | undefined;
  /** Products that are applied for in WeChat; omitted on sites without that page. */
  readonly wechat?: (() => string) | undefined;
}
