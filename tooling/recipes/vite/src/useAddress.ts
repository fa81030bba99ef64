import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

/** Opens an address of this page without loading it again. */
export function open(address: string): void {
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** The address that is open; a page has a router of its own in place of this. */
export const useAddress = () => new URL(useSyncExternalStore(subscribe, () => location.href));
