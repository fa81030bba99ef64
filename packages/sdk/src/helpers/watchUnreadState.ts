import type { HuiqiClient } from '../client/HuiqiClient.js';
import { unreadStatePollSeconds } from '../generated/constants.js';
import { getUnreadNoticeCount } from '../generated/operations/notices.js';
import { poll, type Visibility } from './poll.js';

/**
 * Reports the number of unread notices every 5 s until the first failure, which it reports as null (spec 1 §4 Unread notice
 * count). Returns a function that stops it.
 */
export function watchUnreadState(
  client: HuiqiClient,
  onCount: (count: number | null) => void,
  options: { readonly intervalMs?: number; readonly visibility?: Visibility } = {},
): () => void {
  const controller = new AbortController();
  const { intervalMs = unreadStatePollSeconds * 1000, visibility } = options;
  const { signal } = controller;
  const ask = async () => {
    const { count } = await getUnreadNoticeCount(client, {}, { signal, retries: 0 });
    if (!signal.aborted) onCount(count);
  };
  poll(ask, { intervalMs, signal, ...(visibility ? { visibility } : {}) }).catch(() => {
    if (!signal.aborted) onCount(null);
  });
  return () => controller.abort();
}
