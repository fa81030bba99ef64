/** A fact that staff may change, for display. */
export interface ContentFact {
  readonly key: string;
  readonly term: string;
  /** Formatted; the full text if long. */
  readonly value: string;
  /** Shown as a separate section. */
  readonly isLong?: boolean | undefined;
}

export interface ContentChange {
  readonly key: string;
  readonly term: string;
  readonly before: string;
  readonly after: string;
}

/** The facts that differ between two versions. */
export const changedFacts = (
  before: readonly ContentFact[],
  after: readonly ContentFact[],
): readonly ContentChange[] =>
  after.flatMap(({ key, term, value }) => {
    const old = before.find((fact) => fact.key === key)?.value ?? '';
    return old === value ? [] : [{ key, term, before: old, after: value }];
  });
