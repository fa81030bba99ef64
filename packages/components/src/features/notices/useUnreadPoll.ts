import { getUnreadNoticeCount, watchUnread, type UnreadCount } from '@huiqi/sdk';
import { useEffect, useRef, useState } from 'react';
import { useHuiqi } from '../../provider/context.js';
import { queryKey } from '../../provider/queryKey.js';
import { useUnreadCount } from './useUnreadCount.js';

const { spec } = getUnreadNoticeCount;

/** What a new notice may affect, besides the count itself. */
const stale = new Set<unknown>([
  'session',
  'companies',
  'notices',
  'orders',
  'staffOrders',
  'renewals',
  'policyApplications',
  'coupons',
  'demands',
  'serviceOrders',
  'organisations',
]);

/** Polls the unread count every 30 s while the tab is visible (spec 1 §4), for everything that shows it. */
export function useUnreadPoll(): UnreadCount | undefined {
  const { client, queryClient } = useHuiqi();
  const [isKnown, setKnown] = useState(false);
  const last = useRef<UnreadCount>(undefined);
  useEffect(
    () =>
      watchUnread(client, (count, unread) => {
        queryClient.setQueryData(queryKey(spec, {}), unread);
        setKnown(true);
        const before = last.current;
        // One may have been read and another have come since: the count alone does not tell.
        if (before && (count > before.count || (unread.newestTs ?? '') > (before.newestTs ?? '')))
          void queryClient.invalidateQueries({
            predicate: ({ queryKey: [tag, id] }) => stale.has(tag) && id !== spec.id,
          });
        last.current = unread;
      }),
    [client, queryClient],
  );
  // Only after the first poll's response, which would otherwise be requested twice.
  return useUnreadCount({ enabled: isKnown });
}
