/** Fields that every event carries. */
interface Common {
  /** The widget's `reference` option. */
  readonly reference: string | null;
}

/** Where a failure comes from. */
export type WidgetErrorType =
  | 'network'
  | 'server'
  | 'token'
  | 'load'
  | 'browser'
  | 'render'
  | 'options';

/**
 * What happened. Other failures of calls have the code that the server's error catalogue gives them, `HTTP_<status>`,
 * `NETWORK`, `ORIGIN` (the platform does not list the page's origin), `TIMEOUT` or `PROTOCOL`.
 */
export type WidgetErrorCode =
  /** `browser`: the browser lacks what the widget needs. */
  | 'BROWSER_TOO_OLD'
  /** `load`: code of the widget did not arrive. */
  | 'LOAD_FAILED'
  /** `options`: an option of the page has no such value; `message` says which. */
  | 'INVALID_OPTION'
  /** `options`: the widget has no page at the route. */
  | 'UNKNOWN_ROUTE'
  /** `token`: `fetchToken` threw. */
  | 'TOKEN_UNAVAILABLE'
  /** `token`: `fetchToken` returned something else than a token; `message` says what. */
  | 'TOKEN_INVALID'
  /** `token`: `fetchToken` did not respond in time. A token that comes later is used. */
  | 'TOKEN_TIMEOUT'
  /** `token`: `fetchToken` returned a token again that has ended, or that the platform does not know. */
  | 'TOKEN_REFUSED'
  /** `render`: a page of the widget failed while it was drawn. */
  | 'RENDER_FAILED';

/** Details of the events that `<huiqi-app>` sends to the surrounding page. No personal data. */
export interface HuiqiEventDetails {
  /** The first screen is drawn and can be used. */
  readonly 'huiqi-ready': { readonly route: string };
  /** The widget is about to show another address. Cancellable. */
  readonly 'huiqi-navigate': { readonly route: string; readonly from: string };
  /** The user wants something that requires a login; call `resume()` once `fetchToken` can return a token. */
  readonly 'huiqi-login-required': {
    readonly reason: 'visitor' | 'expired';
    readonly resume: () => void;
  };
  /** The form of an application is shown to a user who may apply. */
  readonly 'huiqi-apply-started': { readonly productId: string };
  /** A step of the form is shown; `position` counts from 1 among the `count` included steps. */
  readonly 'huiqi-step': {
    readonly productId: string;
    readonly step: string;
    readonly position: number;
    readonly count: number;
  };
  /** The form is valid and about to be sent. Cancellable: the form stays. */
  readonly 'huiqi-before-submit': { readonly productId: string };
  readonly 'huiqi-order-submitted': {
    readonly orderId: string | null;
    readonly orderStatus: string | null;
  };
  /** The application was refused, before or on submission. */
  readonly 'huiqi-order-refused': {
    readonly productId: string;
    readonly orderId: string | null;
    readonly failReason: string | null;
  };
  /** The user leaves the form by its own exit, without having sent it. */
  readonly 'huiqi-exit': { readonly productId: string };
  /** Something failed; `requestId` is what support asks for. */
  readonly 'huiqi-error': {
    readonly type: WidgetErrorType;
    /** Editors offer the widget's own codes; those of calls are any text. */
    readonly code: WidgetErrorCode | (string & {});
    readonly requestId: string | null;
    /** A sentence for developers, in English; never shown to users. */
    readonly message?: string;
  };
  /** The height of the content changed, in CSS pixels. */
  readonly 'huiqi-resize': { readonly height: number };
}

export type HuiqiEventName = keyof HuiqiEventDetails;

/** Details as the page receives them. */
export type HuiqiEventDetail<Name extends HuiqiEventName> = HuiqiEventDetails[Name] & Common;

type EventOf<Name extends HuiqiEventName> = {
  readonly type: Name;
  readonly detail: HuiqiEventDetail<Name>;
} & (Name extends CancellableEventName ? { readonly preventDefault: () => void } : object);

/** Events whose effect the page can prevent. */
export type CancellableEventName = 'huiqi-navigate' | 'huiqi-before-submit';

/** Any event of a widget, for `onEvent`: `switch (event.type) { case 'huiqi-ready': … }`. */
export type HuiqiWidgetEvent = { [Name in HuiqiEventName]: EventOf<Name> }[HuiqiEventName];

/** Older names, kept as aliases, with their original details. */
interface AliasDetails {
  readonly 'huiqi:ready': { readonly route: string };
  readonly 'huiqi:login-required': { readonly reason: 'visitor' | 'expired' };
  readonly 'huiqi:order-submitted': {
    readonly orderId: string | null;
    readonly orderStatus: string | null;
  };
  readonly 'huiqi:resize': { readonly height: number };
  readonly 'huiqi:error': { readonly code: string; readonly requestId: string | null };
}

/** DOM events of `<huiqi-app>`, for `addEventListener`. */
export type HuiqiElementEventMap = {
  [Name in HuiqiEventName]: CustomEvent<HuiqiEventDetail<Name>>;
} & { [Name in keyof AliasDetails]: CustomEvent<AliasDetails[Name]> };
