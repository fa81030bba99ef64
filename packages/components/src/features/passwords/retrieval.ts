/** Steps of finding a password again, in order (spec 1 §2 Forgot password). */
export const retrievalSteps = ['VERIFY', 'RESET', 'DONE'] as const;

export type RetrievalStep = (typeof retrievalSteps)[number];

/** A phone whose code was right, and what proves it. */
export interface Verified {
  readonly phone: string;
  readonly proof: string;
}
