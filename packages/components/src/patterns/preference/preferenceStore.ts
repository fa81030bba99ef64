import type { DraftArea } from '../useDraft/draftStore.js';

/** A user preference: its name, its type, and its default. */
export interface Preference<Value> {
  readonly name: string;
  /** Incremented when the type changes, which discards stored values. */
  readonly version: number;
  readonly initial: Value;
  /** Parses a stored value; undefined if invalid. */
  readonly read: (kept: unknown) => Value | undefined;
}

/** A preference belongs to a user and browser: other users on the machine have their own. */
export const preferenceKey = (userId: string, name: string) => `preference:${userId}:${name}`;

/** Parses a stored text; `initial` if missing, of another version or damaged. */
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

/** Texts of one storage area, with their subscribers. */
interface Shelf {
  /** Values written here, which also apply if the storage is blocked. */
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

/** Calls back when a text was stored, here or in another tab. Returns an unsubscribe function. */
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
