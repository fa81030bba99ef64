import type { Preference } from '../preference/preferenceStore.js';

/** Filters with a name. */
export interface SavedFilter {
  readonly id: string;
  readonly name: string;
  /** The canonical query of the filters. */
  readonly query: string;
}

/** Maximum number; more would need a list. */
export const maxSaved = 20;
export const longestName = 20;

const isSaved = (value: unknown): value is SavedFilter =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'query'].every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  );

/** The saved filters of a list, remembered for the user. */
export const savedFilterPreference = (list: string): Preference<readonly SavedFilter[]> => ({
  name: `filters-${list}`,
  version: 1,
  initial: [],
  read: (kept) => (Array.isArray(kept) ? kept.filter(isSaved).slice(0, maxSaved) : undefined),
});

/** The error of a name, or undefined. Names must be unique. */
export function nameProblem(
  saved: readonly SavedFilter[],
  name: string,
  ownId?: string,
): string | undefined {
  const wanted = name.trim();
  if (wanted === '') return '请输入名称';
  const isTaken = saved.some((one) => one.id !== ownId && one.name === wanted);
  return isTaken ? '已有同名的筛选' : undefined;
}

/** Adds named filters. Returns the list unchanged when it is full. */
export function addSaved(
  saved: readonly SavedFilter[],
  name: string,
  query: string,
): readonly SavedFilter[] {
  if (saved.length >= maxSaved) return saved;
  const last = Math.max(0, ...saved.map(({ id }) => Number(id) || 0));
  return [...saved, { id: String(last + 1), name: name.trim(), query }];
}

export const renameSaved = (
  saved: readonly SavedFilter[],
  id: string,
  name: string,
): readonly SavedFilter[] =>
  saved.map((one) => (one.id === id ? { ...one, name: name.trim() } : one));

export const removeSaved = (saved: readonly SavedFilter[], id: string): readonly SavedFilter[] =>
  saved.filter((one) => one.id !== id);
