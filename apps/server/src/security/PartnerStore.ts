import type { PartnerScope } from '@huiqi/sdk';
import type { Queryable } from '../db/database.js';

/** A partner as seen by requests of its pages and server. */
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

/** What requests need to know about partners; implemented by the partner domain. Disabled partners are unknown. */
export interface PartnerStore {
  /** The partner whose pages have exactly this origin. Changes by other processes are visible within seconds. */
  ofOrigin(origin: string): Promise<KnownPartner | null>;
  /** Origins that may frame the pages opened for a partner. */
  originsOf(source: string): Promise<readonly string[]>;
  /** The same for the partner whose user a token hands over. */
  originsOfToken(token: string): Promise<readonly string[]>;
  /** The partner with these credentials; always reads the database. */
  authenticate(
    db: Queryable,
    credentials: PartnerCredentials,
    now: Date,
  ): Promise<KnownPartner | null>;
  /** Called after a change, so that the next look-up reads it. */
  refresh(): void;
}
