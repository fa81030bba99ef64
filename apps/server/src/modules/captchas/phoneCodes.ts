import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { constants } from '@huiqi/sdk/domain';
import { ApiError } from '../../contract/ApiError.js';
import type { CheckingCall } from './checkCaptcha.js';
import { countTry, savePhoneCode, takePhoneCode } from './repository.js';

/** What a code confirms; a code is valid for its own purpose only. */
export type PhonePurpose = 'login' | 'register' | 'reset' | 'certify' | 'password' | 'bind';

interface CodeOwner {
  readonly purpose: PhonePurpose;
  readonly phone: string;
}

const hashOf = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\0')).digest('base64url');

const keyOf = ({ purpose, phone }: CodeOwner) => hashOf('phone-code', purpose, phone);

const wrongCode = '792102';
const expiredCode = '792106';

const digits = constants.phoneCodeDigits;

/** Generates a code for a message and stores its hash, replacing an earlier one. */
export async function createPhoneCode(
  { db, now }: Pick<CheckingCall, 'db' | 'now'>,
  owner: CodeOwner,
  lifetimeSeconds: number,
): Promise<string> {
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const salt = randomBytes(16).toString('base64url');
  const key = keyOf(owner);
  await savePhoneCode(db, {
    key,
    salt,
    codeHash: hashOf(key, salt, code),
    expiresAt: new Date(now().getTime() + lifetimeSeconds * 1000),
  });
  return code;
}

/** The reason to refuse a code; null if it is right, which uses it up. */
async function refusalOf({ db, now }: CheckingCall, owner: CodeOwner, code: string) {
  const stored = await countTry(db, keyOf(owner));
  if (!stored) return wrongCode;
  const given = Buffer.from(hashOf(stored.key, stored.salt, code));
  if (!timingSafeEqual(given, Buffer.from(stored.codeHash))) return wrongCode;
  if (stored.expiresAt <= now()) return expiredCode;
  return (await takePhoneCode(db, stored)) ? null : wrongCode;
}

/**
 * Throws 792102 unless the code was sent to the phone for the purpose, and 792106 if it has expired. A code is valid
 * once, for at most five guesses even if concurrent; guesses stay counted when the transaction of the call is rolled
 * back. Call this before any other write of a handler.
 */
export async function checkPhoneCode(
  call: CheckingCall,
  { code, ...owner }: CodeOwner & { readonly code: string },
): Promise<void> {
  const refusal = await refusalOf(call, owner, code);
  await call.keepWrites();
  if (refusal !== null) throw new ApiError(refusal);
}
