/** Addresses that this feature's screen links to. */
export interface CreditAdvicePaths {
  /** The user's companies, to bind and authorise one. */
  readonly companies: () => string;
  readonly products: () => string;
  readonly product: (product: { readonly id: string }) => string;
}
