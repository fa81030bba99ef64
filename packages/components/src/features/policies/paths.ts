import type { LinkTarget } from '../../provider/screen.js';

/** Addresses that the screens of policies link to (spec 2 §2 Policy). */
export interface PolicyPaths {
  /** Policies online: the domain's front page. */
  readonly home: () => string;
  readonly search: (query?: URLSearchParams) => string;
  /** A policy from the search or a list. */
  readonly policy: (policyId: string) => string;
  /** A recommended policy. */
  readonly recommended: (policyId: string) => string;
  /** Favourites and recommendations side by side. */
  readonly recommend: () => string;
  /** All recommendations, and pushes to the user's company. */
  readonly recommendations: (query?: URLSearchParams) => string;
  readonly favourites: (query?: URLSearchParams) => string;
  /** The form of a policy; omitted on sites without declarations. */
  readonly apply?: ((policyId: string) => string) | undefined;
  /** Where the user adds a company; omitted on sites without that page. */
  readonly companies?: (() => string) | undefined;
  /** All policies, by grade and department. */
  readonly totalPolicies: (query?: URLSearchParams) => string;
  readonly totalSublist: (query?: URLSearchParams) => string;
  /** A policy of those lists; the query names the organisation or grade. */
  readonly totalPolicy: (policyId: string, group?: URLSearchParams) => string;
}

/** Links of a policy row. */
export interface PolicyLinks {
  readonly policyLink: (policyId: string) => LinkTarget;
  /** Called when a visitor wants to keep a policy. */
  readonly onLogin: (resume?: () => void) => void;
}
