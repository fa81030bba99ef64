import { getUnreadNoticeCount, watchUnread, type UnreadCount } from '@huiqi/sdk';
import { useEffect, useRef, useState } from 'react';
import { useHuiqi } from '../../provider/context.js';
import { queryKey } from '../../provider/queryKey.js';
import { useUnreadCount } from './useUnreadCount.js';

const { spec } = getUnreadNoticeCount;

/** What a new notice may be about; the count itself is fresh. */
const stale = new Set<unknown>(['notices', 'orders']);

/** Asks for the unread notices every 30 s while the tab is visible (spec 1 §4), for everything that shows them. */
export function useUnreadPoll(): UnreadCount | undefined {
  const { client, queryClient } = useHuiqi();
  const [isKnown, setKnown] = useState(false);
  const last = useRef<number | null>(null);
  useEffect(
    () =>
      watchUnread(client, (count, unread) => {
        queryClient.setQueryData(queryKey(spec, {}), unread);
        setKnown(true);
        // Something happened to an order: cached orders and notices are stale now.
        if (last.current !== null && count > last.current)
          void queryClient.invalidateQueries({
            predicate: ({ queryKey: [tag, id] }) => stale.has(tag) && id !== spec.id,
          });
        last.current = count;
      }),
    [client, queryClient],
  );
  // Not before the first response of the poll, which would be a second request.
  return useUnreadCount({ enabled: isKnown });
}
