import type { KeyValueStorage } from './storage.js';

/** A token with its expiry: the response of `exchangePartnerToken` can be passed on unchanged. */
export interface ExpiringToken {
  readonly token: string;
  /** Milliseconds since 1970, or a text as of `Date.toISOString`. */
  readonly expiresAt?: number | string;
}

export type TokenSource = () => Promise<string | ExpiringToken> | string | ExpiringToken;

export interface TokenSessionOptions {
  readonly mode: 'token';
  /** The token, or a function that returns or fetches one: one call at a time, within `timeoutMs`. */
  readonly token?: string | TokenSource | undefined;
  /** Where the token is stored. Defaults to memory. */
  readonly storage?: KeyValueStorage;
  /**
   * False on a server with one client for many users: `token` is called for each attempt, and no response is stored or
   * shared between calls. Defaults to true.
   */
  readonly cache?: boolean;
  /** How long before its expiry a token is renewed. Defaults to 60,000 ms. */
  readonly refreshAheadMs?: number;
}

export type SessionOptions = { readonly mode: 'cookie' } | TokenSessionOptions;

/** How the client holds its session. */
export interface Session {
  readonly mode: 'cookie' | 'token';
  /** The token for the next call; a promise only while one is being fetched. */
  token(): string | undefined | Promise<string | undefined>;
  /**
   * Stores the token of a response header; unless `always`, only if there is none (spec 1 §7), or in place of the one that
   * the call renewed: a late response must not replace the token of a later login. `always` counts as a login.
   */
  adopt(token: string | null, always: boolean, replaced?: string): void;
  /** Logins so far: what answers a call from before the last one must not end it. */
  readonly logins: number;
  /** Changes with each login and when the session is cleared: what is read before and after may be of different users. */
  readonly epoch: number;
  /** Whether it was cleared and nobody has logged in since. */
  readonly ended: boolean;
  /** Whether another token is held than the one a call was sent with: its refusal must not end the later login. */
  isReplaced(sent: string | undefined): boolean;
  /** Whether `refresh` could return a new token. */
  readonly refreshable: boolean;
  /** Whether many users share the client, so that it keeps nothing (`cache: false`). */
  readonly shared: boolean;
  /** Fetches a new token, one call at a time. `stale` is the token that was refused. */
  refresh(stale: string | undefined): Promise<string | undefined>;
  /** Forgets the token. */
  clear(): void;
}
