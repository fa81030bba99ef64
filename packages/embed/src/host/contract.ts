/** A token, or a token with the time (ms since 1970) it stops being good. */
export type HostToken = string | { readonly token: string; readonly expiresAt?: number };

/** Fetches a token from the partner's own backend; null for a visitor. */
export type FetchToken = () => Promise<HostToken | null>;

/** `<huiqi-app>` as the page around it sees it. */
export interface HuiqiAppElement extends HTMLElement {
  fetchToken: FetchToken | null;
}

/** A running widget in the hands of its element. */
export interface AppHandle {
  /** An attribute got another value. */
  attributeChanged(name: string): void;
  /** `token` or `fetchToken` changed: who is signed in must be asked again. */
  tokenChanged(): void;
  destroy(): void;
}

/** What `app.js` gives to the loader. */
export interface AppModule {
  attach(element: HuiqiAppElement, root: ShadowRoot, origin: string): AppHandle;
}

export type LoadApp = () => Promise<AppModule>;
