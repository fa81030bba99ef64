import type { DraftValues } from './draftStore.js';

export interface MergedDraft {
  readonly values: DraftValues;
  /** Whether the other side brought anything. */
  readonly hasForeign: boolean;
}

/**
 * Two versions of a draft that both come from `base`, field by field: what only one side changed stays as it wrote it, and
 * what both changed stays as `mine`.
 */
export function mergeDrafts(base: DraftValues, mine: DraftValues, other: DraftValues): MergedDraft {
  const of = (values: DraftValues, name: string) =>
    Object.hasOwn(values, name) ? values[name] : undefined;
  const names = new Set([...Object.keys(mine), ...Object.keys(other)]);
  let hasForeign = false;
  const pairs: (readonly [string, string])[] = [];
  for (const name of names) {
    const before = of(base, name);
    const own = of(mine, name);
    const foreign = of(other, name);
    const takes = own === before && foreign !== before;
    if (takes && foreign !== own) hasForeign = true;
    const value = takes ? foreign : own;
    if (value !== undefined) pairs.push([name, value]);
  }
  return { values: Object.fromEntries(pairs), hasForeign };
}
