import type { HuiqiAppElement } from '../host/contract.js';
import type { HuiqiEventDetails, HuiqiEventName } from '../host/eventMap.js';
import type { FetchTokenRequest } from '../host/FetchToken.js';
import type { WidgetOptions } from '../host/WidgetOptions.js';

/** One widget of the mock, with what its page gave it and what a user would make it do. */
export interface MockWidget {
  readonly element: HuiqiAppElement;
  /** The options as the widget reads them, attributes included. */
  readonly options: () => WidgetOptions;
  /** The address that is shown. */
  readonly route: () => string;
  /** Follows a link of the widget, which the page may prevent (`huiqi-navigate`). */
  readonly navigate: (route: string) => void;
  /** Sends an event as the widget does: to `onEvent`, as a DOM event and under its older name. False if prevented. */
  readonly emit: <Name extends HuiqiEventName>(
    name: Name,
    detail: HuiqiEventDetails[Name],
  ) => boolean;
  /**
   * Calls `fetchToken` as the widget does. Resolves with the token, an empty one for a visitor; a failure of the function
   * sends `huiqi-error` with its code.
   */
  readonly requestToken: (reason?: FetchTokenRequest['reason']) => Promise<string>;
  /** Sends `huiqi-login-required`. Resolves with the token once the page has called `resume()` and has one. */
  readonly requireLogin: (reason?: 'visitor' | 'expired') => Promise<string>;
}
