import { validateCaptcha, validateCreditCode, validatePhone } from '@huiqi/sdk/domain';
import type { FieldProblems } from '../../../patterns/useFields/useFields.js';
import type { SessionCopy } from '../copy.js';

/** The login kinds of the contract. */
export type LoginKind = 'password' | 'phone' | 'tax';

/** What a login form was filled in with. */
export interface LoginEntry {
  readonly kind: LoginKind;
  readonly account: string;
  /** The password, or the code sent to the phone. */
  readonly secret: string;
  readonly remember: boolean;
}

export type LoginProblems = FieldProblems<'account' | 'secret'>;

/** Errors, at most one per invalid field; the secret is a password or the code sent to the phone. */
export function validateLogin(
  kind: LoginKind,
  account: string,
  secret: string,
  copy: SessionCopy,
): LoginProblems {
  const wrongAccount = kind === 'tax' ? validateCreditCode(account) : validatePhone(account);
  const noPassword = secret === '' ? copy.passwordNeeded : null;
  const wrongSecret = kind === 'phone' ? validateCaptcha(secret) : noPassword;
  return {
    ...(wrongAccount === null ? {} : { account: wrongAccount }),
    ...(wrongSecret === null ? {} : { secret: wrongSecret }),
  };
}

export const rememberKey = (kind: LoginKind) => `huiqi:login:${kind}`;
