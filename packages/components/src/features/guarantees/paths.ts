/** Addresses that the dashboards link to. */
export interface GuaranteePaths {
  readonly stability: () => string;
  readonly guarantees: () => string;
  readonly bigScreen: () => string;
}
