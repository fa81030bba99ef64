import { commonPasswords, encodePassword } from '@huiqi/sdk/domain';
import { invalid } from '../../contract/ApiError.js';
import { verifyPassword } from '../../security/passwords.js';

const common = new Set(commonPasswords.map(encodePassword));

interface Known {
  readonly phone?: string | null;
  /** The encoded password so far. */
  readonly earlier?: string;
}

function problemOf(encoded: string, { phone, earlier }: Known): string | null {
  if (encoded === earlier) return '新密码不能与原密码相同';
  if (phone && encoded === encodePassword(phone)) return '密码不能是手机号';
  return common.has(encoded) || encoded === encodePassword('') ? '该密码过于常见，请更换' : null;
}

/**
 * Throws 100400 for a password that others guess first. Passwords arrive hashed, so that the rules of length and
 * characters can be checked by the client alone (`validatePassword`), and common ones by their hashes.
 */
export function refuseWeakPassword(field: string, encoded: string, known: Known): void {
  const problem = problemOf(encoded, known);
  if (problem !== null) throw invalid([{ field, message: problem }]);
}

/** Throws 100400 if the first password is the one that the account was handed over with: others know it. */
export async function refuseInitialPassword(
  passwordHash: string | null | undefined,
  encoded: string,
): Promise<void> {
  if (await verifyPassword(passwordHash ?? undefined, encoded))
    throw invalid([{ field: 'password', message: '新密码不能与初始密码相同' }]);
}
