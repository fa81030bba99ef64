import type { WidgetToken } from './WidgetToken.js';

export interface FetchTokenRequest {
  /**
   * `start`: the first of this widget; `expired`: the last one has ended or is about to; `login-required`: the page called
   * `resume()` of that event; `refresh`: the page called `refreshToken()`, or set another token or function.
   */
  readonly reason: 'start' | 'expired' | 'login-required' | 'refresh';
  /** Aborts when the widget is removed or the token is no longer needed. */
  readonly signal: AbortSignal;
}

/**
 * Gets a token from the partner's own backend; null for a visitor. Widgets with the same function share a call that is
 * in progress.
 */
export type FetchToken = (
  request: FetchTokenRequest,
) => Promise<WidgetToken | null> | WidgetToken | null;

/** The wrappers create a function per widget; this names the page's function that it calls. */
export type SharedFetchToken = FetchToken & {
  readonly latest?: () => FetchToken | null | undefined;
};
