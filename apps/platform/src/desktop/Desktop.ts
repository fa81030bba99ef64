import type { HostBridge } from '@huiqi/sdk/bridge';

/** What the page does when somebody logs in to the client or out of it, or closes a window of the page. */
export interface ShellMessages {
  readonly signedIn: (handover: { readonly source: string; readonly token: string }) => unknown;
  readonly signedOut: () => unknown;
  readonly windowClosed: () => unknown;
}

/** The desktop client around the site, and what pages may ask of it. Each call throws a HuiqiError (`kind: 'host'`). */
export interface Desktop {
  readonly bridge: HostBridge;
  /**
   * Asks for the client's login form. Calls that nobody caused, such as those of a poll, ask once: a user who closed the
   * form is asked again when they act.
   */
  readonly openLogin: () => Promise<void>;
  /** Sets who handles logins and logouts in the client; those that come before wait. */
  readonly follow: (messages: ShellMessages) => void;
  /** Tells the client that the user has signed out in the page. A client that does not follow stays as it is. */
  readonly notifySignedOut: () => Promise<void>;
  /** Opens a window of 1300×800 for an own path or an https address. */
  readonly openWindow: (url: string, title: string) => Promise<void>;
  /** Asks for the form in which a user binds a company (spec 1 §4 Embedded flow). */
  readonly openCompanyBinding: () => Promise<void>;
}
