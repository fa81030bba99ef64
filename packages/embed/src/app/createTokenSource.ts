import type { FetchToken, FetchTokenRequest } from '../host/FetchToken.js';
import type { WidgetToken } from '../host/WidgetToken.js';
import { checkToken, TokenFailure, type CheckedToken } from './checkToken.js';
import { sharedToken } from './sharedToken.js';

interface TokenOptions {
  readonly fetchToken?: FetchToken | null | undefined;
  readonly token?: WidgetToken | null | undefined;
}

export interface TokenEvents {
  /** The page's function failed: the user is a visitor. */
  readonly onFailure: (failure: TokenFailure) => void;
  /** A token has ended and the page has no other. */
  readonly onEnd?: () => void;
  /** The function returned another token without `renew`: it may be another user's. */
  readonly onRenewed?: () => void;
  /** The function returned a token after the wait for it was over; the next `get` returns it. */
  readonly onLate?: () => void;
}

export interface TokenSource {
  /** A token of the page; the empty one means a visitor. */
  readonly get: () => Promise<CheckedToken>;
  /** The reason of the next request; one that is in progress is no longer needed. */
  readonly renew: (reason: FetchTokenRequest['reason']) => void;
  readonly stop: () => void;
}

/** The page waits for its backend no longer than the widget for the page. */
const waitMs = 10_000;

/**
 * Requests a token from the page each time one is needed, so that a login after the start needs no new
 * client. A failure of the host makes the user a visitor and must not break the widget.
 */
export function createTokenSource(
  options: () => TokenOptions,
  { onFailure, onEnd, onRenewed, onLate }: TokenEvents,
): TokenSource {
  let reason: FetchTokenRequest['reason'] = 'start';
  let last: CheckedToken = { token: '' };
  let late: CheckedToken | undefined;
  /** Reported already. */
  let refused = '';
  let underway = new AbortController();

  /** Resolves with undefined when the wait is over; what the function returns then is kept for the next `get`. */
  async function wait(fetchToken: FetchToken, request: FetchTokenRequest) {
    const fetching = sharedToken(fetchToken, request).then(checkToken);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, waitMs, undefined);
    });
    const next = await Promise.race([fetching, timeout]).finally(() => clearTimeout(timer));
    if (next !== undefined) return next;
    const arrive = (token: CheckedToken) => {
      if (request.signal.aborted || !token.token) return;
      late = token;
      onLate?.();
    };
    fetching.then(arrive, fail(request));
    throw new TokenFailure('TOKEN_TIMEOUT', `fetchToken did not respond within ${waitMs} ms`);
  }

  function afterEnd({ token }: CheckedToken): void {
    if (!token) onEnd?.();
    // Asked for before it ends, a page may return the same one; without an end, only a refusal leads here.
    if (token !== last.token || (last.expiresAt ?? 0) > Date.now() || token === refused) return;
    refused = token;
    onFailure(
      new TokenFailure(
        'TOKEN_REFUSED',
        'fetchToken returned the same token again, which has ended or which the platform does not know',
      ),
    );
  }

  const fail =
    ({ signal }: FetchTokenRequest) =>
    (cause: unknown) => {
      if (signal.aborted) return;
      onFailure(
        cause instanceof TokenFailure
          ? cause
          : new TokenFailure('TOKEN_UNAVAILABLE', String(cause)),
      );
    };

  return {
    async get() {
      const { fetchToken, token } = options();
      const request = { reason, signal: underway.signal };
      // A further request without another reason means that the last token has ended.
      reason = 'expired';
      try {
        if (!fetchToken) return checkToken(token);
        const next = late ?? (await wait(fetchToken, request));
        late = undefined;
        const isUnasked = request.reason === 'expired';
        if (isUnasked && last.token) afterEnd(next);
        if (isUnasked && next.token && next.token !== last.token) onRenewed?.();
        last = next;
        return next;
      } catch (error) {
        fail(request)(error);
        return { token: '' };
      }
    },
    renew(next) {
      reason = next;
      late = undefined;
      underway.abort();
      underway = new AbortController();
    },
    stop: () => underway.abort(),
  };
}
