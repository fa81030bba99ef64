import type { HuiqiClient } from '../client/HuiqiClient.js';
import { wait } from '../client/wait.js';
import { tokenRefreshMinutes } from '../generated/constants.js';
import { getUnreadNoticeCount } from '../generated/operations/notices.js';
import { logout } from '../generated/operations/session.js';
import { forgetAgentArea } from '../session/agentArea.js';
import { openTabChannel, type TabChannel } from '../session/tabChannel.js';
import { withLock } from '../session/withLock.js';
import { pageVisibility, type Visibility } from './poll.js';

const lockName = 'huiqi:session-refresh';
/** A channel does not hear itself: a client that posts on the one it listens on is not told of its own logout. */
const channels = new WeakMap<HuiqiClient, TabChannel>();

export interface KeepSessionOptions {
  /** Called when another tab logged out, after this one has forgotten the session. */
  readonly onLoggedOut?: () => void;
  /** Milliseconds between renewals. Defaults to 10 minutes (spec 1 §4). */
  readonly intervalMs?: number;
  readonly visibility?: Visibility;
}

/**
 * Renews the session every 10 minutes with the unread-count call, in one tab at a time (Web Locks where available), pausing
 * while the tab is hidden, and follows a logout in another tab. Failures are ignored (spec 1 §8). Returns a function that
 * stops it.
 */
export function keepSession(client: HuiqiClient, options: KeepSessionOptions = {}): () => void {
  const interval = options.intervalMs ?? tokenRefreshMinutes * 60_000;
  // The time of a renewal is that of its end, so the next beat comes a little early.
  const recently = interval * 0.9;
  const visibility = options.visibility ?? pageVisibility;
  const controller = new AbortController();
  let renewedAt = Date.now();
  const tabs = openTabChannel((message) => {
    // Tabs share the cookie; a token in memory belongs to its tab and must be renewed there.
    if (message.type === 'refreshed' && client.session.mode === 'cookie') renewedAt = Date.now();
    if (message.type !== 'logged-out') return;
    forget(client);
    options.onLoggedOut?.();
  });
  channels.set(client, tabs);

  async function renew(): Promise<void> {
    // Another tab may have renewed it while this one waited for the lock. A clock that was set back says nothing.
    if (controller.signal.aborted || Math.abs(Date.now() - renewedAt) < recently) return;
    await getUnreadNoticeCount(client, {}, { signal: controller.signal, retries: 0 });
    renewedAt = Date.now();
    tabs.post({ type: 'refreshed' });
    // The lock is held until the other tabs know, or the next one would renew again.
    await wait(100, controller.signal);
  }

  const beat = setInterval(() => {
    if (visibility.hidden()) return;
    void withLock(lockName, { signal: controller.signal }, renew).catch(() => undefined);
  }, interval);

  return () => {
    controller.abort();
    clearInterval(beat);
    if (channels.get(client) === tabs) channels.delete(client);
    tabs.close();
  };
}

/**
 * Logs out and lets every other tab forget the session, also when the call fails. Where somebody has logged in meanwhile, that
 * session stays, and `client.session.ended` is false.
 */
export async function logoutEverywhere(client: HuiqiClient): Promise<void> {
  const { logins } = client.session;
  try {
    await logout(client);
  } finally {
    // A login that the logout has waited for has ended with it.
    if (client.session.ended || logins === client.session.logins) forgetSession(client);
  }
}

/** Forgets a session that the server has ended, as a password change does, and lets every other tab forget it. */
export function forgetSession(client: HuiqiClient): void {
  forget(client);
  const listening = channels.get(client);
  const tabs = listening ?? openTabChannel();
  tabs.post({ type: 'logged-out' });
  if (!listening) tabs.close();
}

function forget(client: HuiqiClient): void {
  client.session.clear();
  client.visit.clearDialogFlags();
  forgetAgentArea();
}
