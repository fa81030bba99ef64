/** Events that the widget sends to the surrounding page, with minimal details and no personal data. */
export interface HuiqiEventMap {
  /** The widget is rendered and can be used. */
  readonly 'huiqi:ready': { readonly route: string };
  /** The user wants something that requires a login; respond by setting `fetchToken` or `token`. */
  readonly 'huiqi:login-required': { readonly reason: 'visitor' | 'expired' };
  /** An application was submitted. */
  readonly 'huiqi:order-submitted': {
    readonly orderId: string | null;
    readonly orderStatus: string | null;
  };
  /** The height of the content changed, in CSS pixels. */
  readonly 'huiqi:resize': { readonly height: number };
  /** Something failed; `requestId` is what support asks for. */
  readonly 'huiqi:error': { readonly code: string; readonly requestId: string | null };
}

export type HuiqiEventName = keyof HuiqiEventMap;

/** Sends one event from the element to the page. */
export type Emit = <Name extends HuiqiEventName>(name: Name, detail: HuiqiEventMap[Name]) => void;

export const emitFrom =
  (element: EventTarget): Emit =>
  (name, detail) =>
    void element.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
