import type { FilterValue } from '../filters/types.js';

/** Input that is not applied yet, and the value it edits: a different value discards it. */
export interface Typed {
  readonly text: string;
  readonly over: FilterValue | undefined;
}

export type TypedTexts = Readonly<Record<string, Typed>>;

/** What is typed into a list's controls, outside of React: a key draws its control, not the rows. */
export function createTypedTexts() {
  let typed: TypedTexts = {};
  const listeners = new Set<() => void>();
  return {
    get: () => typed,
    set(next: TypedTexts) {
      typed = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
