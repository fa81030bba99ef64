import type { Session, TokenSource } from './session.js';

const tokenOf = (answer: Awaited<ReturnType<TokenSource>>) =>
  typeof answer === 'string' ? answer : answer.token;

/** A token session that many users share: it asks for the token of each call and keeps none. */
export function sharedSession(source: string | TokenSource | undefined): Session {
  return {
    mode: 'token',
    shared: true,
    refreshable: false,
    token() {
      const answer = typeof source === 'function' ? source() : source;
      if (answer === undefined || typeof answer === 'string') return answer;
      return answer instanceof Promise ? answer.then(tokenOf) : answer.token;
    },
    adopt: () => undefined,
    refresh: () => Promise.resolve(undefined),
    clear: () => undefined,
  };
}
