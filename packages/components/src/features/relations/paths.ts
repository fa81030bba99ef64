/** Addresses that the relation network links to. */
export interface RelationPaths {
  readonly network: (query?: URLSearchParams) => string;
  readonly order: (orderId: string) => string;
  /** Orders of a company on the desk. */
  readonly ordersOf: (nsrsbh: string) => string;
}
