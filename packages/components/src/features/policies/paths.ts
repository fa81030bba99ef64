import type { LinkTarget } from '../../provider/screen.js';

/** Addresses that the screens of policies lead to (spec 2 §2 Policy). */
export interface PolicyPaths {
  /** Policies online: the front page of this domain. */
  readonly home: () => string;
  readonly search: (query?: URLSearchParams) => string;
  /** One policy, found by searching or in a list. */
  readonly policy: (policyId: string) => string;
  /** One policy, as it was recommended. */
  readonly recommended: (policyId: string) => string;
  /** Favourites and recommendations side by side. */
  readonly recommend: () => string;
  /** All recommendations, and what was pushed to the user. */
  readonly recommendations: (query?: URLSearchParams) => string;
  readonly favourites: (query?: URLSearchParams) => string;
  /** The form of a policy; a place that takes no declarations leaves it out. */
  readonly apply?: ((policyId: string) => string) | undefined;
  /** Where the user adds a company; a place without that page leaves it out. */
  readonly companies?: (() => string) | undefined;
  /** All policies, by grade and department. */
  readonly totalPolicies: (query?: URLSearchParams) => string;
  readonly totalSublist: (query?: URLSearchParams) => string;
  /** One policy of those lists; the query names the organisation or the grade whose list it was. */
  readonly totalPolicy: (policyId: string, group?: URLSearchParams) => string;
}

/** What a row of policies leads to. */
export interface PolicyLinks {
  readonly policyLink: (policyId: string) => LinkTarget;
  /** A visitor wants to keep a policy. */
  readonly onLogin: (resume?: () => void) => void;
}
