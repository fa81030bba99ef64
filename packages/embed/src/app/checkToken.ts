import type { WidgetToken } from '../host/WidgetToken.js';

/** Why the page's function gave no token; the code and message of the `huiqi-error`. */
export class TokenFailure extends Error {
  constructor(
    readonly code: 'TOKEN_INVALID' | 'TOKEN_TIMEOUT' | 'TOKEN_UNAVAILABLE' | 'TOKEN_REFUSED',
    message: string,
  ) {
    super(message);
  }
}

export interface CheckedToken {
  readonly token: string;
  readonly expiresAt?: number;
}

/** What a header can carry as a token (RFC 6750 §2.1). */
const form = /^[\w.~+/-]{1,4096}=*$/;
/** Before March 1973 in milliseconds: the page passes seconds. */
const minMs = 1e11;

const invalid = (what: string) =>
  new TokenFailure(
    'TOKEN_INVALID',
    `fetchToken must return a token, { token, expiresAt } or null, not ${what}`,
  );

/** Names a value without quoting it, as it may hold a secret. */
function nameOf(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  if (typeof value !== 'object' || value === null) return `a ${typeof value}`;
  return `an object with ${Object.keys(value).slice(0, 5).join(', ') || 'nothing'}`;
}

function expiryOf(expiresAt: unknown): number | undefined {
  if (expiresAt === undefined || expiresAt === null) return undefined;
  const end = typeof expiresAt === 'string' ? Date.parse(expiresAt) : expiresAt;
  if (typeof end !== 'number' || Number.isNaN(end))
    throw invalid('an expiresAt that is neither a date nor a number');
  if (end < minMs) throw invalid('an expiresAt in seconds: it is in milliseconds');
  return end;
}

/** The token in what a page returned, the empty one for a visitor. Throws a TokenFailure for anything else. */
export function checkToken(given: WidgetToken | null | undefined): CheckedToken {
  if (given === null || given === undefined || given === '') return { token: '' };
  const isObject = typeof given === 'object';
  const token: unknown = isObject ? given.token : given;
  if (typeof token !== 'string') throw invalid(nameOf(given));
  if (!form.test(token)) throw invalid('a text with characters that no token has');
  const expiresAt = isObject ? expiryOf(given.expiresAt) : undefined;
  return expiresAt === undefined ? { token } : { token, expiresAt };
}
