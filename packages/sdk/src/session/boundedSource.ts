import { withDeadline } from '../client/deadline.js';
import type { ExpiringToken, TokenSource } from './session.js';

type Returned = string | ExpiringToken;

/** A missing token is a visitor's; anything else that is no token is a mistake of the host. */
function checked(returned: unknown): Returned {
  if (returned === null || returned === undefined) return '';
  if (typeof returned === 'string') return returned;
  if (typeof (returned as Partial<ExpiringToken>).token === 'string')
    return returned as ExpiringToken;
  throw new TypeError('the token function must return a string, or an object with a token');
}

/** Not by `instanceof`: zone.js replaces `Promise`, but not what an async function returns. */
const isPromise = (result: unknown): result is PromiseLike<unknown> =>
  typeof (result as Partial<PromiseLike<unknown>> | null | undefined)?.then === 'function';

/** The host's token function with its result checked, and with a timeout (ms, 0 for none). */
export const boundedSource =
  (source: TokenSource, timeoutMs: number): TokenSource =>
  () => {
    const result: unknown = source();
    return isPromise(result)
      ? withDeadline(() => Promise.resolve(result), timeoutMs, undefined).then(checked)
      : checked(result);
  };
