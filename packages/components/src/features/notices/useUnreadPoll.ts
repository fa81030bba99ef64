import { getUnreadNoticeCount, watchUnread, type UnreadCount } from '@huiqi/sdk';
import { useEffect, useRef, useState } from 'react';
import { useHuiqi } from '../../provider/context.js';
import { queryKey } from '../../provider/queryKey.js';
import { useInvalidate } from '../../provider/useInvalidate.js';
import { useUnreadCount } from './useUnreadCount.js';

/** Asks for the unread notices every 30 s while the tab is visible (spec 1 §4), for everything that shows them. */
export function useUnreadPoll(): UnreadCount | undefined {
  const { client, queryClient } = useHuiqi();
  const invalidate = useInvalidate();
  const [isKnown, setKnown] = useState(false);
  const last = useRef<number | null>(null);
  useEffect(
    () =>
      watchUnread(client, (count, unread) => {
        queryClient.setQueryData(queryKey(getUnreadNoticeCount.spec, {}), unread);
        setKnown(true);
        // Something happened to an order: cached orders and notices are stale now.
        if (last.current !== null && count > last.current) void invalidate('notices', 'orders');
        last.current = count;
      }),
    [client, queryClient, invalidate],
  );
  // Not before the first response of the poll, which would be a second request.
  return useUnreadCount({ enabled: isKnown });
}
