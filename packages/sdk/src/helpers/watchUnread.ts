import type { HuiqiClient } from '../client/HuiqiClient.js';
import { unreadPollSeconds } from '../generated/constants.js';
import type { UnreadCount } from '../generated/models.js';
import { getUnreadNoticeCount } from '../generated/operations/notices.js';
import { poll, type Visibility } from './poll.js';

/**
 * Reports the number of unread notices every 30 s, pausing while the tab is hidden; the same call renews a session token.
 * Failures are ignored (spec 1 §8). Returns a function that stops it.
 */
export function watchUnread(
  client: HuiqiClient,
  onCount: (count: number, unread: UnreadCount) => void,
  options: { readonly intervalMs?: number; readonly visibility?: Visibility } = {},
): () => void {
  const controller = new AbortController();
  const { intervalMs = unreadPollSeconds * 1000, visibility } = options;
  const { signal } = controller;
  const ask = async () => {
    const unread = await getUnreadNoticeCount(client, {}, { signal, retries: 0 });
    if (!signal.aborted) onCount(unread.count, unread);
  };
  poll(ask, {
    intervalMs,
    signal,
    onError: () => undefined,
    ...(visibility ? { visibility } : {}),
  }).catch(() => undefined);
  return () => controller.abort();
}
