/** Addresses that this feature's screens link to. */
export interface RenewalPaths {
  /** The banks that renew loans. */
  readonly banks: () => string;
  /** Link to the application at a bank. */
  readonly apply: (bankId: string) => string;
  /** After a renewal was submitted. */
  readonly submitted: (renewalId: string) => string;
  /** The user's renewals, with filters. */
  readonly renewals: (query?: URLSearchParams) => string;
  readonly renewal: (renewalId: string) => string;
  /** Where the user adds a company; omitted on sites without that page. */
  readonly companies?: (() => string) | undefined;
}

/** Addresses of the desk of renewals. */
export interface StaffRenewalPaths {
  readonly staffRenewals: (query?: URLSearchParams) => string;
  readonly staffRenewal: (renewalId: string) => string;
}
