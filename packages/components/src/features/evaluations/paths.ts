/** Addresses that this feature's screens link to. */
export interface EvaluationPaths {
  /** An activity; without an id the one that runs. */
  readonly activity: (activity?: { readonly id: string }) => string;
  readonly questionnaire: (about: {
    readonly id: string;
    readonly departmentId: string;
    readonly creditCode: string;
  }) => string;
  /** The user's companies, where one is bound. */
  readonly companies: () => string;
}

/** Addresses that the results lead to. */
export interface EvaluationResultsPaths {
  readonly results: (about?: { readonly id?: string; readonly departmentId: string }) => string;
}
