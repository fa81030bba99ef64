import type { PromisedDesk } from '@huiqi/sdk';

/** Addresses that this feature's screens link to. */
export interface StaffOrderPaths {
  /** The desk, with filters. */
  readonly staffOrders: (query?: URLSearchParams) => string;
  readonly staffOrder: (orderId: string) => string;
  /** The audit trail of an order; omitted on sites without it. */
  readonly staffOrderTrail?: ((orderId: string) => string) | undefined;
  /** A desk by kind of case; what is due there is shown if given. */
  readonly desk?: ((desk: PromisedDesk) => string) | undefined;
  /** The report of the order's company. */
  readonly report?: ((orderId: string) => string) | undefined;
}
