import type { Session } from './session.js';

/** A session in an HttpOnly cookie, which no script can read. */
export function cookieSession(): Session {
  let logins = 0;
  return {
    mode: 'cookie',
    refreshable: false,
    shared: false,
    token: () => undefined,
    adopt(_token, always) {
      if (always) logins += 1;
    },
    get logins() {
      return logins;
    },
    get epoch() {
      return logins;
    },
    isReplaced: () => false,
    refresh: () => Promise.resolve(undefined),
    clear: () => undefined,
  };
}
