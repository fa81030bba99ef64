import type { Session } from './session.js';

/** A session in an HttpOnly cookie, which no script can read. */
export function cookieSession(): Session {
  return {
    mode: 'cookie',
    refreshable: false,
    shared: false,
    token: () => undefined,
    adopt: () => undefined,
    isReplaced: () => false,
    refresh: () => Promise.resolve(undefined),
    clear: () => undefined,
  };
}
