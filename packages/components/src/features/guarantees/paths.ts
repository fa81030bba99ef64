/** Addresses that the dashboards lead to. */
export interface GuaranteePaths {
  readonly stability: () => string;
  readonly guarantees: () => string;
  readonly bigScreen: () => string;
}
