import type { Session } from './session.js';

/** The session lives in an HttpOnly cookie no script can read. */
export function cookieSession(): Session {
  return {
    mode: 'cookie',
    refreshable: false,
    shared: false,
    token: () => undefined,
    adopt: () => undefined,
    refresh: () => Promise.resolve(undefined),
    clear: () => undefined,
  };
}
