import { useDropRegional } from '@huiqi/components/provider';
import { useLayoutEffect, useSyncExternalStore } from 'react';

/** Whether the cached responses of the visit are those of insurer-type addresses. */
let isInsurers = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function setInsurers(next: boolean, drop: () => Promise<void>): void {
  if (next === isInsurers) return;
  isInsurers = next;
  void drop();
  for (const listener of listeners) listener();
}

/**
 * Insurer-type addresses are served for a province of their own (spec 1 §7): on the way in and out, cached responses of the
 * other region are dropped. Returns whether the page may be drawn.
 */
export function useRegionOfAddress(): boolean {
  const drop = useDropRegional();
  useLayoutEffect(() => {
    setInsurers(true, drop);
    // On the way out, the address is that of the next page already.
    return () => setInsurers(location.pathname.startsWith('/cIGNA'), drop);
  }, [drop]);
  return useSyncExternalStore(
    subscribe,
    () => isInsurers,
    () => false,
  );
}
