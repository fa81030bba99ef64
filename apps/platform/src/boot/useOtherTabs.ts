import { useHuiqi } from '@huiqi/components/provider';
import { useEffect } from 'react';

/** While somebody is signed in: a logout in another tab of the browser empties this one too (ASVS 7.4.1). */
export function useOtherTabs(isSignedIn: boolean, signOut: () => void): void {
  const { client, drafts } = useHuiqi();
  useEffect(() => {
    if (!isSignedIn) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    // Visitors need none of it, and the first page comes before it.
    import('./followTabs.js').then(
      ({ followTabs }) => {
        if (!isOver) stop = followTabs(client, drafts, signOut);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [client, drafts, isSignedIn, signOut]);
}
