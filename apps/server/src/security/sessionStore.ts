import type { RoleType } from '@huiqi/sdk';
import type { Queryable } from '../db/database.js';

export type SessionMode = 'cookie' | 'token';

export interface CurrentUser {
  readonly id: string;
  readonly role: RoleType;
  readonly bankId: string | null;
  readonly companyId: string | null;
  readonly scfProvince: string | null;
  readonly permissions: Readonly<Record<string, boolean>>;
}

export interface ValidSession {
  readonly state: 'valid';
  readonly user: CurrentUser;
  readonly mode: SessionMode;
  readonly createdAt: Date;
}

export type SessionLookup = { readonly state: 'expired' } | ValidSession;

/** What requests need of sessions; the session domain implements it. */
export interface SessionStore {
  /** Opens a session and returns its opaque id. */
  open(db: Queryable, userId: string, mode: SessionMode, now: Date): Promise<string>;
  find(db: Queryable, id: string, now: Date): Promise<SessionLookup>;
  close(db: Queryable, id: string): Promise<void>;
  /** Returns a new id for the holder of a session; the old one stays valid for a minute. */
  renew(db: Queryable, id: string, userId: string, now: Date): Promise<string>;
}
