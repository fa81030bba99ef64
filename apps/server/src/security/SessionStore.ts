import type { RoleType } from '@huiqi/sdk';
import type { PermissionKey } from '@huiqi/sdk/domain';
import type { Db, Queryable } from '../db/database.js';
import type { KnownPartner } from './PartnerStore.js';

export type SessionMode = 'cookie' | 'token';

export interface CurrentUser {
  readonly id: string;
  readonly role: RoleType;
  /** The keys that the role holds now, read with the session. */
  readonly permissions: readonly PermissionKey[];
  readonly bankId: string | null;
  /** The service organisation that SERVICE_STAFF work for; null for everyone else. */
  readonly orgId: string | null;
  readonly companyId: string | null;
  readonly scfProvince: string | null;
  readonly scfCity: string | null;
  readonly scfDistrict: string | null;
  /** The partner the user calls through: only what was made through it is within reach. */
  readonly partner?: KnownPartner | null;
}

/** A session id and how it was sent: a cookie's id is not valid as a token, nor the reverse. */
export interface CarriedSession {
  readonly id: string;
  readonly mode: SessionMode;
}

export interface ValidSession {
  readonly state: 'valid';
  readonly user: Omit<CurrentUser, 'partner'>;
  /** The partner the session was created for. */
  readonly partner: KnownPartner | null;
  readonly createdAt: Date;
}

export type SessionLookup = { readonly state: 'expired' } | ValidSession;

export interface NewSession {
  readonly userId: string;
  readonly mode: SessionMode;
  /** The user's session epoch when the password was checked; defaults to the current one. */
  readonly epoch?: number;
  /** The partner it is created for. */
  readonly partnerId?: string | null;
  /** Id of the login shared by all tokens renewed from it. */
  readonly familyId?: string;
  /** Maximum lifetime, however often it is renewed. Defaults to twelve hours; two idle hours end a session earlier. */
  readonly lifeMs?: number;
}

/** What requests need to know about sessions; implemented by the session domain. */
export interface SessionStore {
  /** Opens the first session of a family and returns its opaque id. */
  open(db: Queryable, session: NewSession, now: Date): Promise<string>;
  /** Looks a session up as of a moment after the call; lookups that arrive together share a statement. */
  find(db: Db, carried: CarriedSession, now: Date): Promise<SessionLookup>;
  /** Ends a session and all others of its family. */
  close(db: Queryable, carried: CarriedSession): Promise<void>;
  /** Ends every session of a login. */
  closeFamily(db: Queryable, familyId: string): Promise<void>;
  /** Lets the login of a session go on when the user's others end: after a new epoch of the user, in its transaction. */
  keep(db: Queryable, carried: CarriedSession): Promise<void>;
  /**
   * Returns the id a session is renewed to, always the same one; the old id stays valid for a minute. Null once the
   * session has ended.
   */
  renew(db: Queryable, id: string, now: Date): Promise<string | null>;
}
