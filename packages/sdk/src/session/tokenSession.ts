import type { Session, TokenSessionOptions, TokenSource } from './session.js';
import { memoryStorage } from './storage.js';

const key = 'token';

/** An unreadable expiry is ignored: the server tells when the token has ended. */
function momentOf(end: number | string | undefined): number {
  const moment = typeof end === 'string' ? Date.parse(end) : (end ?? Number.NaN);
  return Number.isNaN(moment) ? Number.POSITIVE_INFINITY : moment;
}

/** A session by token: given, fetched by a function, or read from a response header. */
export function tokenSession(options: TokenSessionOptions): Session {
  const storage = options.storage ?? memoryStorage();
  const source = typeof options.token === 'function' ? options.token : undefined;
  const ahead = options.refreshAheadMs ?? 60_000;
  let expiresAt = Number.POSITIVE_INFINITY;
  let underway: Promise<string | undefined> | undefined;
  // A pending fetch must not revive a cleared session, nor replace a later login.
  let epoch = 0;
  let logins = 0;
  let ended = false;

  if (typeof options.token === 'string') storage.set(key, options.token);

  async function fetchToken(fetchIt: TokenSource): Promise<string | undefined> {
    const started = epoch;
    const fetched = await fetchIt();
    const { token, expiresAt: end } = typeof fetched === 'string' ? { token: fetched } : fetched;
    if (started !== epoch) return undefined;
    // One that has ended already by a clock that is ahead: the server tells when it really has.
    const moment = momentOf(end);
    expiresAt = moment > Date.now() ? moment : Number.POSITIVE_INFINITY;
    storage.set(key, token);
    return token;
  }

  function fetchOnce(fetchIt: TokenSource): Promise<string | undefined> {
    if (underway) return underway;
    const fetching = fetchToken(fetchIt).finally(() => {
      // Since the session was cleared, another one may be in progress.
      if (underway === fetching) underway = undefined;
    });
    underway = fetching;
    return fetching;
  }

  function begin(): void {
    epoch += 1;
    underway = undefined;
    expiresAt = Number.POSITIVE_INFINITY;
  }

  return {
    mode: 'token',
    shared: false,
    refreshable: source !== undefined,
    token() {
      const held = storage.get(key);
      if (!source) return held;
      const left = expiresAt - Date.now();
      if (!underway && held !== undefined && left >= ahead) return held;
      const fetching = fetchOnce(source);
      // Ahead of the end a failure does not matter yet: what is held still counts.
      return held !== undefined && left > 0 && left < ahead
        ? fetching.catch(() => storage.get(key))
        : fetching;
    },
    adopt(token, always, replaced) {
      if (always) {
        logins += 1;
        ended = false;
        begin();
      }
      if (token && (always || storage.get(key) === replaced)) storage.set(key, token);
    },
    get logins() {
      return logins;
    },
    isReplaced(sent) {
      const held = storage.get(key);
      return !!held && held !== sent;
    },
    refresh(stale) {
      const held = storage.get(key);
      // Another call renewed it in the meantime.
      if (!underway && held !== undefined && held !== stale) return Promise.resolve(held);
      return source ? fetchOnce(source) : Promise.resolve(undefined);
    },
    get epoch() {
      return epoch;
    },
    get ended() {
      return ended;
    },
    clear() {
      begin();
      ended = true;
      storage.remove(key);
    },
  };
}
