import type { ErrorCode } from '../generated/errorCodes.js';
import type { ErrorPolicy } from './catalogueTypes.js';
import type { HuiqiErrorKind } from './kinds.js';

export interface HuiqiErrorInit {
  readonly kind: HuiqiErrorKind;
  readonly message: string;
  readonly userMessage: string;
  readonly code?: string | undefined;
  readonly requestId?: string | undefined;
  readonly httpStatus?: number | undefined;
  readonly operationId?: string | undefined;
  readonly retryable?: boolean | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly fieldErrors?: Readonly<Record<string, string>> | undefined;
  readonly policy?: ErrorPolicy | undefined;
  readonly quiet?: boolean | undefined;
  readonly cause?: unknown;
}

/** The error every call of the SDK throws. It never carries a token, a body or personal data. */
export class HuiqiError extends Error {
  override readonly name = 'HuiqiError';
  readonly kind: HuiqiErrorKind;
  /** Code of the error catalogue, or one of a newer server; undefined unless the server sent one. */
  readonly code: ErrorCode | (string & {}) | undefined;
  /** Message for the user (zh-CN). */
  readonly userMessage: string;
  readonly requestId: string | undefined;
  readonly httpStatus: number | undefined;
  readonly operationId: string | undefined;
  /** Whether the same call may succeed later. */
  readonly retryable: boolean;
  /** How long the server asked to wait, in milliseconds (`Retry-After`). */
  readonly retryAfterMs: number | undefined;
  /** One message per field (zh-CN); empty unless the server named fields. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  /** What should happen, from the error catalogue. */
  readonly policy: ErrorPolicy;
  /** Whether nothing should be shown to the user. */
  readonly quiet: boolean;

  constructor(init: HuiqiErrorInit) {
    super(init.message, init.cause === undefined ? undefined : { cause: init.cause });
    this.kind = init.kind;
    this.code = init.code;
    this.userMessage = init.userMessage;
    this.requestId = init.requestId;
    this.httpStatus = init.httpStatus;
    this.operationId = init.operationId;
    this.retryable = init.retryable ?? false;
    this.retryAfterMs = init.retryAfterMs;
    this.fieldErrors = init.fieldErrors ?? {};
    this.policy = init.policy ?? { action: 'toast' };
    this.quiet = init.quiet ?? false;
  }
}

/** Whether a caught value is a HuiqiError, optionally with one code; works across copies of the package. */
export function isHuiqiError(error: unknown): error is HuiqiError;
export function isHuiqiError<Code extends ErrorCode>(
  error: unknown,
  code: Code,
): error is HuiqiError & { readonly code: Code };
export function isHuiqiError(error: unknown, code?: string): boolean {
  return (
    error instanceof Error &&
    error.name === 'HuiqiError' &&
    'userMessage' in error &&
    (code === undefined || (error as HuiqiError).code === code)
  );
}
