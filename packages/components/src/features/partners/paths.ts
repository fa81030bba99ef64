/** Addresses that this feature's screens link to. */
export interface PartnerPaths {
  readonly partners: (query?: URLSearchParams) => string;
  readonly partner: (partnerId: string) => string;
  /** The delivery log, with filters. */
  readonly deliveries: (query?: URLSearchParams) => string;
  readonly delivery: (id: string) => string;
  readonly order: (orderId: string) => string;
}
