import { useCallback, useSyncExternalStore } from 'react';
import type { FormStore } from './createFormStore.js';

/** The value of one field; rerenders only when it changes. */
export function useFieldValue(store: FormStore, name: string): string {
  const subscribe = useCallback(
    (listener: () => void) => store.subscribeTo(name, listener),
    [store, name],
  );
  const get = () => store.get(name);
  return useSyncExternalStore(subscribe, get, get);
}
