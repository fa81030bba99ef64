import { cookieSession } from './cookieSession.js';
import type { KeyValueStorage } from './storage.js';
import { tokenSession } from './tokenSession.js';

/** A token with the time (ms since 1970) it stops being good. */
export interface ExpiringToken {
  readonly token: string;
  readonly expiresAt?: number;
}

export type TokenSource = () => Promise<string | ExpiringToken> | string | ExpiringToken;

export interface TokenSessionOptions {
  readonly mode: 'token';
  /** The token, or a function that fetches one; it is asked once at a time. */
  readonly token?: string | TokenSource;
  /** Where the token is held; memory unless told. */
  readonly storage?: KeyValueStorage;
  /** How long before its end a token is renewed; 60 s unless told. */
  readonly refreshAheadMs?: number;
}

export type SessionOptions = { readonly mode: 'cookie' } | TokenSessionOptions;

/** What the client knows of the signed-in state. */
export interface Session {
  readonly mode: 'cookie' | 'token';
  /** The token for the next call; a promise only while one is being fetched. */
  token(): string | undefined | Promise<string | undefined>;
  /** Takes a token from a response header; unless `always`, only if none is held (spec 1 §7). */
  adopt(token: string, always: boolean): void;
  /** Whether `refresh` could bring a new token. */
  readonly refreshable: boolean;
  /** Fetches a new token, once at a time. `stale` is the token that was refused. */
  refresh(stale: string | undefined): Promise<string | undefined>;
  /** Forgets the token. */
  clear(): void;
}

export function createSession(options: 'cookie' | 'token' | SessionOptions = 'cookie'): Session {
  if (options === 'cookie') return cookieSession();
  if (options === 'token') return tokenSession({ mode: 'token' });
  return options.mode === 'cookie' ? cookieSession() : tokenSession(options);
}
