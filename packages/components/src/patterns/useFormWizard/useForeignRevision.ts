import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { FormStore } from './createFormStore.js';

interface ForeignChanges {
  /** Incremented by every change that the field did not make itself: another tab, 清空重填. */
  readonly revision: number;
  /** Announces the field's own change before the store's. */
  readonly own: (value: string) => void;
}

/** Follows external changes of a field that keeps its input itself; typing into it rerenders nothing. */
export function useForeignRevision(store: FormStore, name: string): ForeignChanges {
  const known = useRef<string>(undefined);
  const revision = useRef(0);
  const subscribe = useCallback(
    (listener: () => void) => {
      known.current ??= store.get(name);
      return store.subscribeTo(name, () => {
        const value = store.get(name);
        if (value === known.current) return;
        known.current = value;
        revision.current += 1;
        listener();
      });
    },
    [store, name],
  );
  const get = () => revision.current;
  const own = useCallback((value: string) => {
    known.current = value;
  }, []);
  return { revision: useSyncExternalStore(subscribe, get, get), own };
}
