/** Addresses that this feature's screens link to. */
export interface ServiceOrderPaths {
  /** The marketplace. */
  readonly services: () => string;
  readonly serviceProduct: (productId: string) => string;
  /** The form. */
  readonly apply: (productId: string) => string;
  /** After an order was submitted. */
  readonly submitted: (orderId: string) => string;
  /** The user's orders, with filters. */
  readonly orders: (query?: URLSearchParams) => string;
  readonly order: (orderId: string) => string;
  /** Where the user adds a company; omitted on sites without that page. */
  readonly companies?: (() => string) | undefined;
}
