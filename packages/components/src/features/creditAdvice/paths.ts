/** Addresses that the screen of this feature leads to. */
export interface CreditAdvicePaths {
  /** The user's companies, where one is bound and authorised. */
  readonly companies: () => string;
  readonly products: () => string;
  readonly product: (product: { readonly id: string }) => string;
}
