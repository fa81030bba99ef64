import type { Product } from '@huiqi/sdk';
import type { CertifyEntry } from '../companies/paths.js';

/** Addresses that the screens of this feature lead to. */
export interface ProductPaths {
  /** The market. */
  readonly products: () => string;
  readonly product: (product: Pick<Product, 'id'> & Partial<Pick<Product, 'name'>>) => string;
  /** The form of a product; the company is authorised and in its region. */
  readonly apply: (entry: { readonly productId: string; readonly companyId: string }) => string;
  /** The verification of an enterprise that did not pass; a place without that page leaves it out. */
  readonly certify?: ((entry: CertifyEntry) => string) | undefined;
}
