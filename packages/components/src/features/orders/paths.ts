/** Addresses that the screens of this feature lead to. */
export interface OrderPaths {
  /** The user's orders. */
  readonly orders: () => string;
  readonly order: (orderId: string) => string;
  /** The market, for who has no order yet. */
  readonly products: () => string;
}
