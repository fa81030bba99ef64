import { validateCreditCode, validatePhone } from '@huiqi/sdk/domain';
import type { SessionCopy } from './copy.js';

/** The ways to sign in that the contract has. */
export type LoginKind = 'password' | 'tax';

export interface LoginErrors {
  readonly account?: string;
  readonly password?: string;
}

/** One message for each invalid field. */
export function validateLogin(
  kind: LoginKind,
  account: string,
  password: string,
  copy: SessionCopy,
): LoginErrors {
  const wrong = kind === 'password' ? validatePhone(account) : validateCreditCode(account);
  return {
    ...(wrong === null ? {} : { account: wrong }),
    ...(password === '' ? { password: copy.passwordNeeded } : {}),
  };
}

export const rememberKey = (kind: LoginKind) => `huiqi:login:${kind}`;
