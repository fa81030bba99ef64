import type { hostModules } from '../generated/constants.js';

export type HostModule = (typeof hostModules)[keyof typeof hostModules];

export type Received =
  | { readonly kind: 'ready' }
  | { readonly kind: 'wrong-version' }
  | { readonly kind: 'wrong-secret' }
  | { readonly kind: 'message'; readonly value: unknown };

/** How one connection turns messages into frames. */
export interface Link {
  /** First frame of the page; without one the link is ready at once. */
  readonly hello: string | undefined;
  /** Reads a frame of the shell. Throws a HuiqiError (BRIDGE_UNREADABLE). */
  receive(text: string): Promise<Received>;
  seal(message: object): Promise<string>;
}

/** Creates the link of each new connection. */
export type BridgeProtocol = (module: HostModule) => Promise<Link>;
