/** Addresses that the screens of this feature lead to. */
export interface StaffOrderPaths {
  /** The desk, with filters. */
  readonly staffOrders: (query?: URLSearchParams) => string;
  readonly staffOrder: (orderId: string) => string;
  /** The desk of renewals; a place without it leaves it out. */
  readonly staffRenewals?: (() => string) | undefined;
}
