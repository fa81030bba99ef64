import { watchUnread } from '@huiqi/sdk';
import { useEffect, useRef, useState } from 'react';
import { useHuiqi } from '../../provider/context.js';
import { useInvalidate } from '../../provider/useInvalidate.js';

/** The number of unread notices, polled every 30 s while the tab is visible (spec 1 §4). */
export function useUnreadCount(initial?: number): [number, (count: number) => void] {
  const { client } = useHuiqi();
  const invalidate = useInvalidate();
  const [count, setCount] = useState(initial ?? 0);
  const last = useRef<number | null>(null);
  useEffect(
    () =>
      watchUnread(client, (next) => {
        setCount(next);
        // Something happened to an order: cached orders and notices are stale now.
        if (last.current !== null && next > last.current) {
          void invalidate('notices', 'orders');
        }
        last.current = next;
      }),
    [client, invalidate],
  );
  return [count, setCount];
}
