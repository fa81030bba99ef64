/** Steps of password retrieval, in order (spec 1 §2 Forgot password). */
export const retrievalSteps = ['VERIFY', 'RESET', 'DONE'] as const;

export type RetrievalStep = (typeof retrievalSteps)[number];

/** A phone with a verified code, and its proof. */
export interface Verified {
  readonly phone: string;
  readonly proof: string;
}
