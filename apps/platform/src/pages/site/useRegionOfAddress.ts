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
 * Insurer-type addresses use a separate province (spec 1 §7): entering and leaving drops the cached responses of the
 * other region. Returns whether the page may render.
 */
export function useRegionOfAddress(): boolean {
  const drop = useDropRegional();
  useLayoutEffect(() => {
    setInsurers(true, drop);
    // When leaving, the address is already that of the next page.
    return () => setInsurers(location.pathname.startsWith('/cIGNA'), drop);
  }, [drop]);
  return useSyncExternalStore(
    subscribe,
    () => isInsurers,
    () => false,
  );
}
