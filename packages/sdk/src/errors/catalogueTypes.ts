import type { HuiqiErrorKind } from './kinds.js';

/** What should happen on an error; the SDK decides what, the host decides how. */
export interface ErrorPolicy {
  readonly action:
    | 'session-expired'
    | 'login-required'
    | 'desktop-login'
    | 'too-frequent'
    | 'not-found-page'
    | 'redirect'
    | 'field-error'
    | 'refetch-discount'
    | 'mark-invalid'
    | 'activity-state'
    | 'go-back'
    | 'offer-login'
    | 'treat-as-ready'
    | 'callback'
    | 'toast';
  /** The event the SDK emits; those that lead to a page come with `redirectTo`. */
  readonly event?:
    | 'session-expired'
    | 'login-required'
    | 'not-found'
    | 'product-off-shelf'
    | 'order-missing'
    | 'too-frequent'
    | 'desktop-login';
  readonly redirectTo?: string;
  readonly field?: string;
  readonly refreshCaptcha?: boolean;
  readonly clear?: boolean;
  readonly state?: string;
  readonly case?: string;
  readonly delayMilliseconds?: number;
  readonly quietAfter?: number;
}

/** Another meaning of a code for single operations. */
export interface CatalogueScope {
  readonly operations: readonly string[];
  readonly kind?: HuiqiErrorKind;
  readonly message?: string;
  readonly policy?: ErrorPolicy;
}

/** One row of openapi/errors.yaml. */
export interface CatalogueRow {
  readonly kind: HuiqiErrorKind;
  readonly httpStatus: number;
  readonly message: string;
  /** The server's own words win where it sends any. */
  readonly messageFrom?: 'server' | undefined;
  readonly policy: ErrorPolicy;
  readonly scopes?: readonly CatalogueScope[];
}

/** An error which is known by the words of the server only. */
export interface MessageRule {
  readonly id: string;
  readonly match: string;
  readonly operations?: readonly string[];
  readonly kind: HuiqiErrorKind;
  readonly message: string;
  readonly policy: ErrorPolicy;
}

export interface OperationWords {
  readonly success?: string;
  readonly failure?: string;
}
