import { lastOf } from '@huiqi/sdk/domain';
export interface MemoryHistory {
  readonly current: () => string;
  /** The last address at this path, including its query. */
  readonly lastAt: (path: string) => string | undefined;
  readonly push: (to: string) => void;
  readonly replace: (to: string) => void;
  /** The address that `back` returns to. */
  readonly previous: () => string | undefined;
  /** Returns to the address before; false if there is none. */
  readonly back: () => boolean;
  /** Calls the listener after each change of address. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

const pathOf = (to: string) => to.split(/[?#]/, 1)[0];

/** Addresses of the widget, kept in memory: the host's address and history are left alone. */
export function createMemoryHistory(start: string): MemoryHistory {
  const entries = [start];
  const listeners = new Set<() => void>();
  const current = () => lastOf(entries) ?? start;
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return {
    current,
    // Not every supported browser has `findLast`.
    lastAt: (path) => [...entries].reverse().find((entry) => pathOf(entry) === pathOf(path)),
    push(to) {
      if (to === current()) return;
      entries.push(to);
      changed();
    },
    replace(to) {
      entries[entries.length - 1] = to;
      changed();
    },
    previous: () => entries[entries.length - 2],
    back() {
      if (entries.length < 2) return false;
      entries.pop();
      changed();
      return true;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
