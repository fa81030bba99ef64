import { randomBytes, timingSafeEqual } from 'node:crypto';
import { constants } from '@huiqi/sdk/domain';
import { ApiError } from '../../contract/ApiError.js';
import type { OperationId } from '@huiqi/sdk';
import type { Call } from '../../http/context.js';
import type { CaptchaAnswer, CaptchaKind } from '../../schema/columns/captchaAnswer.js';
import { saveCaptcha, takeCaptcha } from './repository.js';

/** What a check needs of a call. */
export type CheckingCall = Pick<Call<OperationId>, 'db' | 'keepWrites' | 'now'>;

/** A key that cannot be guessed. */
const newKey = () => randomBytes(18).toString('base64url');

/** Stores a captcha until it is answered and returns its key. */
export async function keepCaptcha(
  { db, now }: Pick<CheckingCall, 'db' | 'now'>,
  kind: CaptchaKind,
  answer: CaptchaAnswer,
): Promise<string> {
  const key = newKey();
  const expiresAt = new Date(now().getTime() + constants.pictureLifetimeSeconds * 1000);
  await saveCaptcha(db, { key, kind, answer, expiresAt });
  return key;
}

const equal = (left: string, right: string) => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** What users may mix up: letter case and spaces around. */
const plain = (text: string) => text.trim().toUpperCase();

/** What a request contains of a solved captcha. */
export interface CaptchaSolution {
  readonly captchaUid?: string | undefined;
  readonly pictureCaptcha?: string | undefined;
  /** `captchaProof` of most bodies, `code` of logins. */
  readonly proof?: string | undefined;
}

/** Whether a request contains a captcha at all. */
export const hasCaptcha = ({ captchaUid, proof }: CaptchaSolution): boolean =>
  captchaUid !== undefined || proof !== undefined;

async function isSolved(
  { db, now }: CheckingCall,
  { captchaUid, pictureCaptcha, proof }: CaptchaSolution,
): Promise<boolean> {
  // Both are used up, whichever decides.
  const proven = proof !== undefined && (await takeCaptcha(db, proof, 'proof', now())) !== null;
  if (captchaUid === undefined) return proven;
  const stored = await takeCaptcha(db, captchaUid, 'graphic', now());
  return (
    proven || (stored !== null && equal(plain(stored.answer ?? ''), plain(pictureCaptcha ?? '')))
  );
}

/**
 * Throws 792103 unless a request solves a captcha. The captcha cannot be used again, whatever the result and whatever
 * happens to the call afterwards: it stays used when the transaction of the call is rolled back. Call it before any
 * other write of a handler.
 */
export async function checkCaptcha(call: CheckingCall, solution: CaptchaSolution): Promise<void> {
  const solved = await isSolved(call, solution);
  await call.keepWrites();
  if (!solved) throw new ApiError('792103');
}
