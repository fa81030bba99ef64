import { useEffect } from 'react';
import type { HuiqiClient } from '@huiqi/sdk';

/** While somebody is signed in: a logout in another tab of the browser empties this one too (ASVS 7.4.1). */
export function useOtherTabs(client: HuiqiClient, isSignedIn: boolean, signOut: () => void): void {
  useEffect(() => {
    if (!isSignedIn) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    // Visitors need none of it, and the first page comes before it.
    import('./followTabs.js').then(
      ({ followTabs }) => {
        if (!isOver) stop = followTabs(client, signOut);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [client, isSignedIn, signOut]);
}
