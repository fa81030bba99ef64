/** Reads the present version of the public tables. */
export interface AskVersion {
  (): Promise<string>;
  /** How many calls the database works on at once; one more would only queue there. Defaults to any number. */
  readonly parallel?: number | undefined;
}
