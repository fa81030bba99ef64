/** Addresses that the screens of this feature lead to. */
export interface StaffOrderPaths {
  /** The desk. */
  readonly staffOrders: () => string;
  readonly staffOrder: (orderId: string) => string;
}
