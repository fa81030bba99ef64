/** Addresses that this feature's screens link to; sites without one of the optional pages omit it. */
export interface PolicyApplicationPaths {
  /** The form that declares a policy; continues the user's draft. */
  readonly apply: (policyId: string) => string;
  /** The form with a draft. */
  readonly draft: (draftId: string) => string;
  /** Link to the form with a returned declaration. */
  readonly resubmit: (orderId: string) => string;
  /** A declaration, read-only. */
  readonly application: (orderId: string) => string;
  /** The user's declarations, or drafts (spec 2 §2). */
  readonly applications: (query?: URLSearchParams) => string;
  readonly policy: (policyId: string) => string;
  /** Link to the search. */
  readonly policies: () => string;
  /** Where the user adds or authorises a company. */
  readonly companies?: (() => string) | undefined;
}
