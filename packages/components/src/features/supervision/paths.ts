/** Addresses that this feature's screens link to. */
export interface SupervisionPaths {
  /** The list, with filters. */
  readonly supervision: (query?: URLSearchParams) => string;
  readonly demand: (demandId: string) => string;
}

/** Addresses of companies and their credit standing. */
export interface SupervisedCompanyPaths {
  readonly companies: () => string;
  readonly company: (companyId: string) => string;
  /** Link to how a credit record is repaired. */
  readonly creditRepair: () => string;
  /** The form of a demand. */
  readonly release: () => string;
}
