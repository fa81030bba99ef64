/** Addresses of the lists, with filters. */
export interface MonitoringPaths {
  readonly jobs: (query?: URLSearchParams) => string;
  readonly securityEvents: (query?: URLSearchParams) => string;
}
