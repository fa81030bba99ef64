import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { constants } from '@huiqi/sdk/domain';
import { ApiError } from '../../contract/ApiError.js';
import type { CheckingCall } from './checkCaptcha.js';
import { countTry, savePhoneCode, takePhoneCode } from './repository.js';

/** What a code confirms; a code for one purpose is wrong for every other. */
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

/** Makes the code that a message will contain, and stores its hash in the place of an earlier one. */
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

/** What speaks against a code; null if it is right, which uses it up. */
async function refusalOf({ db, now }: CheckingCall, owner: CodeOwner, code: string) {
  const stored = await countTry(db, keyOf(owner));
  if (!stored) return wrongCode;
  const given = Buffer.from(hashOf(stored.key, stored.salt, code));
  if (!timingSafeEqual(given, Buffer.from(stored.codeHash))) return wrongCode;
  if (stored.expiresAt <= now()) return expiredCode;
  return (await takePhoneCode(db, stored)) ? null : wrongCode;
}

/**
 * Throws 792102 unless a code is the one that was sent to a phone for a purpose, and 792106 if it comes too late. A code is
 * valid once, and for five guesses, also if they come in parallel; what was counted stays when the transaction of the call
 * is rolled back. Call it before any other write of a handler.
 */
export async function checkPhoneCode(
  call: CheckingCall,
  { code, ...owner }: CodeOwner & { readonly code: string },
): Promise<void> {
  const refusal = await refusalOf(call, owner, code);
  await call.keepWrites();
  if (refusal !== null) throw new ApiError(refusal);
}
