import type { FetchToken, FetchTokenRequest } from '../host/FetchToken.js';
import type { WidgetToken } from '../host/WidgetToken.js';
import { sharedToken } from './sharedToken.js';

interface TokenOptions {
  readonly fetchToken?: FetchToken | null | undefined;
  readonly token?: WidgetToken | null | undefined;
}

export interface TokenSource {
  /** A token of the page; the empty one means a visitor. */
  readonly get: () => Promise<{ token: string; expiresAt?: number }>;
  /** The reason of the next request; one that is in progress is no longer needed. */
  readonly renew: (reason: FetchTokenRequest['reason']) => void;
  readonly stop: () => void;
}

/**
 * Requests a token from the page each time one is needed, so that a login after the start needs no new
 * client. A failure of the host makes the user a visitor and must not break the widget. `onEnd` is called when a token has
 * ended and the page has no other.
 */
export function createTokenSource(
  options: () => TokenOptions,
  onFailure: (cause: unknown) => void,
  onEnd: () => void = () => undefined,
): TokenSource {
  let reason: FetchTokenRequest['reason'] = 'start';
  let last = '';
  let underway = new AbortController();
  return {
    async get() {
      const { fetchToken, token } = options();
      if (!fetchToken) return expiring(token);
      const { signal } = underway;
      const request = { reason, signal };
      // A further request without another reason means that the last token has ended.
      reason = 'expired';
      try {
        const next = expiring(await sharedToken(fetchToken, request));
        if (request.reason === 'expired' && last && !next.token) onEnd();
        last = next.token;
        return next;
      } catch (error) {
        if (!signal.aborted) onFailure(error);
        return { token: '' };
      }
    },
    renew(next) {
      reason = next;
      underway.abort();
      underway = new AbortController();
    },
    stop: () => underway.abort(),
  };
}

function expiring(given: WidgetToken | null | undefined): { token: string; expiresAt?: number } {
  if (typeof given === 'string' || !given) return { token: given ?? '' };
  const { token, expiresAt } = given;
  const end = typeof expiresAt === 'string' ? Date.parse(expiresAt) : (expiresAt ?? Number.NaN);
  return Number.isNaN(end) ? { token } : { token, expiresAt: end };
}
