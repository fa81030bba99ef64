/** Addresses that this feature's screens link to. */
export interface EvaluationPaths {
  /** An activity; without an id the running one. */
  readonly activity: (activity?: { readonly id: string }) => string;
  readonly questionnaire: (about: {
    readonly id: string;
    readonly departmentId: string;
    readonly creditCode: string;
  }) => string;
  /** The user's companies, to bind one. */
  readonly companies: () => string;
}

/** Addresses that the results link to. */
export interface EvaluationResultsPaths {
  readonly results: (about?: { readonly id?: string; readonly departmentId: string }) => string;
}
