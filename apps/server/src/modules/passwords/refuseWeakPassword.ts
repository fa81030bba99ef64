import { commonPasswords, encodePassword } from '@huiqi/sdk/domain';
import { invalid } from '../../contract/ApiError.js';
import { verifyPassword } from '../../security/passwords.js';

let common: ReadonlySet<string> | undefined;

/** Encodes the list for the first password, not at each start. */
function isCommon(encoded: string): boolean {
  common ??= new Set(['', ...commonPasswords].map(encodePassword));
  return common.has(encoded);
}

interface Known {
  readonly phone?: string | null;
  /** The current encoded password. */
  readonly earlier?: string;
}

function problemOf(encoded: string, { phone, earlier }: Known): string | null {
  if (encoded === earlier) return '新密码不能与原密码相同';
  if (phone && encoded === encodePassword(phone)) return '密码不能是手机号';
  return isCommon(encoded) ? '该密码过于常见，请更换' : null;
}

/**
 * Throws 100400 for a password that attackers would guess first. Passwords arrive hashed, so only the client can check
 * length and characters (`validatePassword`); common ones are recognised by their hashes.
 */
export function refuseWeakPassword(field: string, encoded: string, known: Known): void {
  const problem = problemOf(encoded, known);
  if (problem !== null) throw invalid([{ field, message: problem }]);
}

/** Throws 100400 if the new password is the one the account was issued with, which others know. */
export async function refuseInitialPassword(
  passwordHash: string | null | undefined,
  encoded: string,
): Promise<void> {
  if (await verifyPassword(passwordHash ?? undefined, encoded))
    throw invalid([{ field: 'password', message: '新密码不能与初始密码相同' }]);
}
