/** One thing that staff may change, for reading. */
export interface ContentFact {
  readonly key: string;
  readonly term: string;
  /** Formatted; of a long text all of it. */
  readonly value: string;
  /** Takes a section of its own. */
  readonly isLong?: boolean | undefined;
}

export interface ContentChange {
  readonly key: string;
  readonly term: string;
  readonly before: string;
  readonly after: string;
}

/** What differs between two versions. */
export const changedFacts = (
  before: readonly ContentFact[],
  after: readonly ContentFact[],
): readonly ContentChange[] =>
  after.flatMap(({ key, term, value }) => {
    const old = before.find((fact) => fact.key === key)?.value ?? '';
    return old === value ? [] : [{ key, term, before: old, after: value }];
  });
