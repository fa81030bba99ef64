import type { ActivityStatus } from '../generated/enums.js';
import type { HuiqiErrorKind } from './kinds.js';

/** Redirects to another page: the host receives `event` with `redirectTo`. */
interface Redirect<Action extends string, Event extends string> {
  readonly action: Action;
  readonly event: Event;
  readonly redirectTo: string;
}

/** Puts the message on a field of the request body. */
interface FieldPolicy<Action extends string> {
  readonly action: Action;
  readonly field: string;
  /** Fetch a new captcha picture. */
  readonly refreshCaptcha?: boolean;
  /** Empty the field. */
  readonly clear?: boolean;
  /** Close the dialog the call was made from. */
  readonly closeDialog?: boolean;
}

/** What should happen on an error; the SDK decides what, the host decides how. */
export type ErrorPolicy =
  | Redirect<'session-expired', 'session-expired'>
  | (Redirect<'login-required', 'login-required'> & {
      /** Request counter above which nothing is announced. */
      readonly quietAfter?: number;
    })
  | Redirect<'not-found-page', 'not-found'>
  | Redirect<'redirect', 'product-off-shelf' | 'order-missing'>
  | { readonly action: 'desktop-login'; readonly event: 'desktop-login' }
  | { readonly action: 'too-frequent'; readonly event: 'too-frequent' }
  | FieldPolicy<'field-error'>
  | FieldPolicy<'offer-login'>
  | { readonly action: 'mark-invalid' | 'go-back'; readonly delayMilliseconds: number }
  | { readonly action: 'activity-state'; readonly state: ActivityStatus }
  | { readonly action: 'callback'; readonly case: 'enterprise-missing' }
  | { readonly action: 'refetch-discount' | 'treat-as-ready' | 'toast' };

/** The policy with one `action`. */
export type PolicyOf<Action extends ErrorPolicy['action']> = Extract<
  ErrorPolicy,
  { readonly action: Action }
>;

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
  /** The server's message takes precedence if present. */
  readonly messageFrom?: 'server' | undefined;
  readonly policy: ErrorPolicy;
  readonly scopes?: readonly CatalogueScope[];
}

/** An error that is recognised by the server's message only. */
export interface MessageRule {
  readonly id: string;
  readonly match: string;
  readonly operations?: readonly string[];
  readonly kind: HuiqiErrorKind;
  readonly message: string;
  readonly policy: ErrorPolicy;
}

/** Messages of one operation; a failure gets its message when the server sends none. */
export interface OperationMessages {
  readonly success?: string;
  readonly failure?: string;
}
