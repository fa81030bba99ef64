import type { Session, TokenSource } from './session.js';

const tokenOf = (result: Awaited<ReturnType<TokenSource>>) =>
  typeof result === 'string' ? result : result.token;

/** A token session shared by many users: it requests each call's token and stores none. */
export function sharedSession(source: string | TokenSource | undefined): Session {
  return {
    mode: 'token',
    shared: true,
    refreshable: false,
    token() {
      const result = typeof source === 'function' ? source() : source;
      if (result === undefined || typeof result === 'string') return result;
      return result instanceof Promise ? result.then(tokenOf) : result.token;
    },
    adopt: () => undefined,
    logins: 0,
    epoch: 0,
    // It holds no login that a logout could come too late for.
    ended: true,
    isReplaced: () => false,
    refresh: () => Promise.resolve(undefined),
    clear: () => undefined,
  };
}
