import type { CertifyType } from '@huiqi/sdk';

/** A verification to correct: the query of its page (spec 1 §4 Authorisation result). */
export interface CertifyEntry {
  readonly type: CertifyType;
  readonly operate: 'edit';
  /** Whether the verification belongs to an authorisation. */
  readonly isAuth: boolean;
  readonly id: string | null;
}

/** Addresses of the desk of objections to users of companies. */
export interface BindingObjectionPaths {
  readonly objections: (query?: URLSearchParams) => string;
}

/** Addresses that this feature's screens link to. */
export interface CompanyPaths {
  /** The user's companies. */
  readonly companies: () => string;
  /** The current company and its verification. */
  readonly information: () => string;
  readonly company: (id: string) => string;
  /** The verification of an enterprise; with an entry, of a record to correct. */
  readonly certify: (entry?: CertifyEntry) => string;
  /** Authorisations that belong to an order. */
  readonly orderAuthorisation: (orderId: string) => string;
  readonly order: (orderId: string) => string;
  readonly products: () => string;
}
