import { getUnreadNoticeCount, type UnreadCount } from '@huiqi/sdk';
import { useOperation } from '../../provider/useOperation.js';

/** The number of unread notices, from the cache that `useUnreadPoll` refreshes; undefined while unknown. */
export function useUnreadCount({ enabled = true } = {}): UnreadCount | undefined {
  return useOperation(getUnreadNoticeCount, {}, { enabled, staleTime: 30_000 }).data;
}
