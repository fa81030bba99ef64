import type { HuiqiClient } from '../client/HuiqiClient.js';
import { wait } from '../client/wait.js';
import { tokenRefreshMinutes } from '../generated/constants.js';
import { getUnreadNoticeCount } from '../generated/operations/notices.js';
import { logout } from '../generated/operations/session.js';
import { openTabChannel } from '../session/tabChannel.js';
import { pageVisibility, type Visibility } from './poll.js';

const lockName = 'huiqi:session-refresh';

export interface KeepSessionOptions {
  /** Another tab logged out; this one holds nothing any more. */
  readonly onLoggedOut?: () => void;
  /** Time between renewals; 10 minutes unless told (spec 1 §4). */
  readonly intervalMs?: number;
  readonly visibility?: Visibility;
}

/**
 * Renews the session every 10 minutes by the unread-count call, one tab at a time (Web Locks where
 * there are any), not while the tab is hidden, and takes part in a logout of another tab. Failures are
 * passed over (spec 1 §8). Answers with the function that ends it.
 */
export function keepSession(client: HuiqiClient, options: KeepSessionOptions = {}): () => void {
  const interval = options.intervalMs ?? tokenRefreshMinutes * 60_000;
  const visibility = options.visibility ?? pageVisibility;
  const controller = new AbortController();
  let renewedAt = Date.now();
  const tabs = openTabChannel((message) => {
    // Tabs share the cookie. A token in memory is each tab's own and must be renewed there.
    if (message.type === 'refreshed' && client.session.mode === 'cookie') renewedAt = message.at;
    if (message.type !== 'logged-out') return;
    forget(client);
    options.onLoggedOut?.();
  });

  async function renew(): Promise<void> {
    // A tab that waited for the lock may find the work done.
    if (controller.signal.aborted || Date.now() - renewedAt < interval) return;
    await getUnreadNoticeCount(client, {}, { signal: controller.signal, retries: 0 });
    renewedAt = Date.now();
    tabs.tell({ type: 'refreshed', at: renewedAt });
    // The lock is held until the others have heard of it, or the next one would renew again.
    await wait(100, controller.signal);
  }

  const beat = setInterval(() => {
    if (visibility.hidden()) return;
    void oneTabAtATime(renew, controller.signal).catch(() => undefined);
  }, interval);

  return () => {
    controller.abort();
    clearInterval(beat);
    tabs.close();
  };
}

/** Logs out and lets every other tab forget the session, also when the call fails. */
export async function logoutEverywhere(client: HuiqiClient): Promise<void> {
  try {
    await logout(client);
  } finally {
    forget(client);
    const tabs = openTabChannel();
    tabs.tell({ type: 'logged-out' });
    tabs.close();
  }
}

function forget(client: HuiqiClient): void {
  client.session.clear();
  client.visit.clearDialogFlags();
}

function oneTabAtATime(run: () => Promise<void>, signal: AbortSignal): Promise<void> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
  return locks ? locks.request(lockName, { signal }, run) : run();
}
