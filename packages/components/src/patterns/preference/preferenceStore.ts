import type { DraftArea } from '../useDraft/draftStore.js';

/** One thing a user arranges for themselves: its name, its shape, and what it is before that. */
export interface Preference<Value> {
  readonly name: string;
  /** Counted up when the shape changes: what was kept in another one is forgotten. */
  readonly version: number;
  readonly initial: Value;
  /** What a kept value means; undefined if it is damaged. */
  readonly read: (kept: unknown) => Value | undefined;
}

/** A preference belongs to a user and a browser: another user on the same machine has their own. */
export const preferenceKey = (userId: string, name: string) => `preference:${userId}:${name}`;

/** The value in a kept text; `initial` for none, for another version and for a damaged one. */
export function parsePreference<Value>(
  { version, initial, read }: Preference<Value>,
  text: string | undefined,
): Value {
  if (text === undefined) return initial;
  try {
    const kept = JSON.parse(text) as {
      readonly version?: unknown;
      readonly value?: unknown;
    } | null;
    return (kept?.version === version ? read(kept.value) : undefined) ?? initial;
  } catch {
    return initial;
  }
}

export const formatPreference = <Value>({ version }: Preference<Value>, value: Value): string =>
  JSON.stringify({ version, value });

/** Texts of one area, with those who want to know of changes. */
interface Shelf {
  /** What was written here: it counts where the storage is blocked, too. */
  readonly written: Map<string, string>;
  readonly listeners: Set<() => void>;
}

const shelves = new WeakMap<DraftArea, Shelf>();

function shelfOf(area: DraftArea): Shelf {
  const shelf = shelves.get(area) ?? { written: new Map(), listeners: new Set() };
  shelves.set(area, shelf);
  return shelf;
}

export const keptText = (area: DraftArea, key: string): string | undefined =>
  shelfOf(area).written.get(key) ?? area.get(key);

export function keepText(area: DraftArea, key: string, text: string): void {
  const { written, listeners } = shelfOf(area);
  written.set(key, text);
  area.set(key, text);
  for (const listener of listeners) listener();
}

/** Calls back when a text was kept, here or in another tab. Returns an unsubscribe function. */
export function subscribeToTexts(area: DraftArea, listener: () => void): () => void {
  const { written, listeners } = shelfOf(area);
  listeners.add(listener);
  const leave = area.subscribe?.((key) => {
    written.delete(key);
    listener();
  });
  return () => {
    listeners.delete(listener);
    leave?.();
  };
}
