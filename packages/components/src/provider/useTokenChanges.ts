import { getUserInfo, type Tag } from '@huiqi/sdk';
import { useEffect, useRef } from 'react';
import { useHuiqi } from './context.js';
import { useInvalidate } from './useInvalidate.js';
import { useOperation } from './useOperation.js';

const personal: readonly Tag[] = [
  'session',
  'companies',
  'applications',
  'orders',
  'renewals',
  'reports',
  'notices',
];

/**
 * For a host that signs users in and out by its tokens. `subscribe` takes a listener, which is called when the token may
 * be another user's, and returns an unsubscribe function. Responses of another user are dropped; for the same one they are
 * refetched, unless the token was only renewed, and the page with its forms stays.
 */
export function useTokenChanges(
  subscribe: (listener: (isRenewal?: boolean) => void) => () => void,
): void {
  const { queryClient } = useHuiqi();
  const invalidate = useInvalidate();
  // Only follows what screens ask: a public one needs no user.
  const { data: user, refetch } = useOperation(getUserInfo, {}, { enabled: false });
  const known = useRef<string | null>(undefined);
  useEffect(() => {
    if (user === undefined) return;
    const before = known.current;
    known.current = user?.id ?? null;
    if (before && before !== known.current)
      void queryClient.resetQueries({
        predicate: ({ queryKey: [, id] }) => id !== getUserInfo.spec.id,
      });
  }, [user, queryClient]);
  useEffect(
    () =>
      subscribe(async (isRenewal = false) => {
        const before = known.current;
        if (isRenewal) {
          // Joins a read in progress: where each call renews the token, another read would renew it again.
          if (before !== undefined) await refetch({ cancelRefetch: false });
          return;
        }
        // First, as what only the user could read would ask a visitor to sign in.
        const after = before && ((await refetch()).data?.id ?? null);
        if (!before || after === before) await invalidate(...personal);
      }),
    [subscribe, refetch, invalidate],
  );
}
