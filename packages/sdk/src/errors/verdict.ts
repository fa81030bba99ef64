import { fallbackMessages } from '../generated/fallbackMessages.js';
import type { ErrorPolicy } from './catalogueTypes.js';
import type { HuiqiErrorKind } from './kinds.js';
import { presentable } from './presentable.js';

/** The meaning of an error, and what should happen. */
export interface Verdict {
  readonly kind: HuiqiErrorKind;
  readonly userMessage: string;
  readonly policy: ErrorPolicy;
}

/** The verdict on a code the catalogue does not have. */
export function verdictByStatus(message: unknown, httpStatus: number): Verdict {
  const kind = httpStatus === 401 || httpStatus === 403 ? 'auth' : 'business';
  const userMessage = presentable(message) ?? fallbackMessages[kind];
  return { kind, userMessage, policy: { action: 'toast' } };
}

/**
 * The verdict if the catalogue cannot be loaded: its file is gone after an update, or the connection failed. Without a
 * session the user is still asked to log in.
 */
export function verdictWithoutCatalogue(message: unknown, httpStatus: number): Verdict {
  const verdict = verdictByStatus(message, httpStatus);
  if (httpStatus !== 401) return verdict;
  return {
    ...verdict,
    policy: { action: 'login-required', event: 'login-required', redirectTo: '/login' },
  };
}
