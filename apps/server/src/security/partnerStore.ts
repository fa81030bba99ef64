import type { PartnerScope } from '@huiqi/sdk';
import type { Queryable } from '../db/database.js';

/** A partner as requests of its pages and its server see it. */
export interface KnownPartner {
  readonly id: string;
  readonly source: string;
  /** The products its pages offer. */
  readonly scope: PartnerScope;
}

export interface PartnerCredentials {
  readonly id: string;
  readonly secret: string;
}

/** What requests need of partners; the partner domain implements it. Disabled partners are unknown. */
export interface PartnerStore {
  /** The partner whose pages have exactly this origin. A change by another process is seen within seconds. */
  ofOrigin(origin: string): Promise<KnownPartner | null>;
  /** Origins whose pages may frame the pages that are opened for a partner. */
  originsOf(source: string): Promise<readonly string[]>;
  /** The partner with these credentials; always asks the database. */
  authenticate(
    db: Queryable,
    credentials: PartnerCredentials,
    now: Date,
  ): Promise<KnownPartner | null>;
  /** Is called after a change: the next question reads it. */
  refresh(): void;
}
