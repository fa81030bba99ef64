/** What the widget tells the page around it. Small details only, never personal data. */
export interface HuiqiEventMap {
  /** The widget is drawn and can be used. */
  readonly 'huiqi:ready': { readonly route: string };
  /** The user wants something that needs a login; answer by setting `fetchToken` or `token`. */
  readonly 'huiqi:login-required': { readonly reason: 'visitor' | 'expired' };
  /** An application was handed in. */
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
