/** Addresses that this feature's screens link to. */
export interface DemandPaths {
  /** The form. */
  readonly release: () => string;
  /** After submission; a visitor's demand cannot be opened and has no id here. */
  readonly submitted: (demandId?: string) => string;
  /** The demands, with filters. */
  readonly demands: (query?: URLSearchParams) => string;
  /** The user's own demands, in the user centre. */
  readonly myDemands: (query?: URLSearchParams) => string;
  readonly demand: (demandId: string) => string;
  /** Where the user adds a company; omitted on sites without that page. */
  readonly companies?: (() => string) | undefined;
}

/** Addresses of the desk of demands. */
export interface StaffDemandPaths {
  readonly staffDemands: (query?: URLSearchParams) => string;
  readonly staffDemand: (demandId: string) => string;
}
