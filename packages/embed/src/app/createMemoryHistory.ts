export interface MemoryHistory {
  readonly current: () => string;
  readonly canGoBack: () => boolean;
  readonly push: (to: string) => void;
  readonly replace: (to: string) => void;
  readonly back: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Addresses of the widget, kept in memory: the host's address and history are not ours. */
export function createMemoryHistory(start: string): MemoryHistory {
  const entries = [start];
  const listeners = new Set<() => void>();
  const current = () => entries.at(-1) ?? start;
  const changed = () => {
    for (const listener of listeners) listener();
  };
  return {
    current,
    canGoBack: () => entries.length > 1,
    push(to) {
      if (to === current()) return;
      entries.push(to);
      changed();
    },
    replace(to) {
      entries[entries.length - 1] = to;
      changed();
    },
    back() {
      if (entries.length < 2) return;
      entries.pop();
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
