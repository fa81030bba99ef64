import type { RoleType } from '@huiqi/sdk';
import type { Queryable } from '../db/database.js';
import type { KnownPartner } from './partnerStore.js';

export type SessionMode = 'cookie' | 'token';

export interface CurrentUser {
  readonly id: string;
  readonly role: RoleType;
  readonly bankId: string | null;
  /** The service organisation that SERVICE_STAFF work for; null for everybody else. */
  readonly orgId: string | null;
  readonly companyId: string | null;
  readonly scfProvince: string | null;
  readonly scfCity: string | null;
  readonly scfDistrict: string | null;
  /** The partner through which the user calls: only what was made through it is within reach. */
  readonly partner?: KnownPartner | null;
}

/** The id of a session and what carried it: the id of a cookie is no token, and the reverse. */
export interface CarriedSession {
  readonly id: string;
  readonly mode: SessionMode;
}

export interface ValidSession {
  readonly state: 'valid';
  readonly user: Omit<CurrentUser, 'partner'>;
  /** The partner the session was made for. */
  readonly partner: KnownPartner | null;
  readonly createdAt: Date;
}

export type SessionLookup = { readonly state: 'expired' } | ValidSession;

export interface NewSession {
  readonly userId: string;
  readonly mode: SessionMode;
  /** The user's session epoch when the password was checked; defaults to the present one. */
  readonly epoch?: number;
  /** The partner it is made for. */
  readonly partnerId?: string | null;
  /** Id of the login that all tokens renewed from it share. */
  readonly familyId?: string;
  /** How long it may last at most, however often it is renewed. Defaults to twelve hours. */
  readonly lifeMs?: number;
}

/** What requests need of sessions; the session domain implements it. */
export interface SessionStore {
  /** Opens a session, the first of its family, and returns its opaque id. */
  open(db: Queryable, session: NewSession, now: Date): Promise<string>;
  find(db: Queryable, carried: CarriedSession, now: Date): Promise<SessionLookup>;
  /** Ends a session with every other one of its family. */
  close(db: Queryable, carried: CarriedSession): Promise<void>;
  /** Ends every session of a login. */
  closeFamily(db: Queryable, familyId: string): Promise<void>;
  /**
   * Returns the id that a session is renewed to, the same however often it is asked; the old one stays valid for a
   * minute. Null once the session has ended.
   */
  renew(db: Queryable, id: string, now: Date): Promise<string | null>;
}
