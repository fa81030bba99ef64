import { afterEach, expect, it, vi } from 'vitest';
import { createMockClient } from '../testing/createMockClient.js';
import { watchUnread } from './watchUnread.js';
import { watchUnreadState } from './watchUnreadState.js';

afterEach(() => void vi.useRealTimers());

const unreadOf = (count: number) => ({
  count,
  byType: { ANNOUNCEMENT: 0, TRANSACTION: count, LOAN_INFO: 0, OTHER: 0 },
  newestTs: null,
});

it('watches the unread count until the first failure', async () => {
  let count = 0;
  const client = createMockClient({
    getUnreadNoticeCount: () =>
      (count += 1) === 3 ? { code: '100500' } : { data: unreadOf(count) },
  });
  const seen: (number | null)[] = [];
  vi.useFakeTimers();
  watchUnreadState(client, (unread) => void seen.push(unread), { intervalMs: 1 });
  await vi.advanceTimersByTimeAsync(20);
  expect(seen).toEqual([1, 2, null]);
  expect(client.transport.requests).toHaveLength(3);
});

it('watches the unread count despite failures, until stopped', async () => {
  let count = 0;
  const client = createMockClient({
    getUnreadNoticeCount: () =>
      (count += 1) === 2 ? { code: '100500' } : { data: unreadOf(count) },
  });
  const seen: number[] = [];
  const byType: number[] = [];
  const onCount: Parameters<typeof watchUnread>[1] = (unread, whole) => {
    seen.push(unread);
    byType.push(whole.byType.TRANSACTION);
  };
  const stop = watchUnread(client, onCount, { intervalMs: 1 });
  await vi.waitFor(() => expect(seen.length).toBeGreaterThan(2));
  expect(byType).toEqual(seen);
  stop();
  const asked = client.transport.requests.length;
  expect(seen.slice(0, 2)).toEqual([1, 3]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(client.transport.requests.length).toBeLessThanOrEqual(asked + 1);
});
