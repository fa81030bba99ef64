/** Addresses that this feature's screens link to; sites without one of the optional pages omit it. */
export interface PolicyApplicationPaths {
  /** The form that declares a policy; it goes on with a draft of the user. */
  readonly apply: (policyId: string) => string;
  /** The form with a draft. */
  readonly draft: (draftId: string) => string;
  /** The form with a declaration that was returned. */
  readonly resubmit: (orderId: string) => string;
  /** A declaration for reading. */
  readonly application: (orderId: string) => string;
  /** The user's declarations, or drafts (spec 2 §2). */
  readonly applications: (query?: URLSearchParams) => string;
  readonly policy: (policyId: string) => string;
  /** Where policies are found. */
  readonly policies: () => string;
  /** Where the user adds a company, or authorises one. */
  readonly companies?: (() => string) | undefined;
}
