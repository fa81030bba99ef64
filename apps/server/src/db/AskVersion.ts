/** Reads the current version of the public tables. */
export interface AskVersion {
  (): Promise<string>;
  /** Calls that the database processes concurrently; more would only queue there. Unlimited by default. */
  readonly parallel?: number | undefined;
}
