/** A token, optionally with its expiry time (ms since 1970). */
export type HostToken = string | { readonly token: string; readonly expiresAt?: number };

/** Fetches a token from the partner's own backend; null for a visitor. */
export type FetchToken = () => Promise<HostToken | null>;

/** `<huiqi-app>` as the surrounding page sees it. */
export interface HuiqiAppElement extends HTMLElement {
  fetchToken: FetchToken | null;
}

/** A running widget, controlled by its element. */
export interface AppHandle {
  /** Is called when an attribute has changed. */
  attributeChanged(name: string): void;
  /** Is called when `token` or `fetchToken` has changed: the user must be requested again. */
  tokenChanged(): void;
  destroy(): void;
}

/** What `app.js` exports to the loader. */
export interface AppModule {
  attach(element: HuiqiAppElement, root: ShadowRoot, origin: string): AppHandle;
}

export type LoadApp = () => Promise<AppModule>;
