/** Addresses that the report viewer links to. */
export interface ReportPaths {
  /** The applicant's order. */
  readonly order: (orderId: string) => string;
  /** The order on the staff desk; omitted on sites without a desk. */
  readonly staffOrder?: ((orderId: string) => string) | undefined;
  /** Where the company permits reading its data. */
  readonly authorisation?: ((orderId: string) => string) | undefined;
}
