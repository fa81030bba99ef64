/** Addresses that the report viewer leads to. */
export interface ReportPaths {
  /** The applicant's order. */
  readonly order: (orderId: string) => string;
  /** The order on the staff desk; a place without a desk leaves it out. */
  readonly staffOrder?: ((orderId: string) => string) | undefined;
  /** Where the company lets its data be read. */
  readonly authorisation?: ((orderId: string) => string) | undefined;
}
