import type { Session } from './session.js';

/** A session in an HttpOnly cookie, which no script can read. */
export function cookieSession(): Session {
  let logins = 0;
  let ended = false;
  return {
    mode: 'cookie',
    refreshable: false,
    shared: false,
    token: () => undefined,
    adopt(_token, always) {
      if (!always) return;
      logins += 1;
      ended = false;
    },
    get logins() {
      return logins;
    },
    get epoch() {
      return logins;
    },
    get ended() {
      return ended;
    },
    isReplaced: () => false,
    refresh: () => Promise.resolve(undefined),
    clear() {
      ended = true;
    },
  };
}
