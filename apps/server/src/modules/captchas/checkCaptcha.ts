import { randomBytes, timingSafeEqual } from 'node:crypto';
import { constants } from '@huiqi/sdk/domain';
import { ApiError } from '../../contract/ApiError.js';
import type { OperationId } from '@huiqi/sdk';
import type { Call } from '../../http/context.js';
import type { CaptchaAnswer, CaptchaKind } from '../../schema/columns/captchaAnswer.js';
import { saveCaptcha, takeCaptcha } from './repository.js';

/** What a captcha check reads of the call. */
export type CheckingCall = Pick<Call<OperationId>, 'db' | 'keepWrites' | 'now'>;

/** A key that cannot be guessed. */
const newKey = () => randomBytes(18).toString('base64url');

/** Stores a captcha until it is solved and returns its key. */
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

/** Normalises what users easily mix up: letter case and surrounding spaces. */
const plain = (text: string) => text.trim().toUpperCase();

/** The fields of a request that carry a captcha solution. */
export interface CaptchaSolution {
  readonly captchaUid?: string | undefined;
  readonly pictureCaptcha?: string | undefined;
  /** `captchaProof` in most bodies, `code` in logins. */
  readonly proof?: string | undefined;
}

/** Whether a request contains a captcha at all. */
export const hasCaptcha = ({ captchaUid, proof }: CaptchaSolution): boolean =>
  captchaUid !== undefined || proof !== undefined;

async function isSolved(
  { db, now }: CheckingCall,
  { captchaUid, pictureCaptcha, proof }: CaptchaSolution,
): Promise<boolean> {
  // Uses up both, whichever one decides.
  const proven = proof !== undefined && (await takeCaptcha(db, proof, 'proof', now())) !== null;
  if (captchaUid === undefined) return proven;
  const stored = await takeCaptcha(db, captchaUid, 'graphic', now());
  return (
    proven || (stored !== null && equal(plain(stored.answer ?? ''), plain(pictureCaptcha ?? '')))
  );
}

/**
 * Throws 792103 unless the request solves a captcha. Each captcha can be tried once, whatever the result: it stays used
 * even if the transaction of the call is rolled back. Call this before any other write of a handler.
 */
export async function checkCaptcha(call: CheckingCall, solution: CaptchaSolution): Promise<void> {
  const solved = await isSolved(call, solution);
  await call.keepWrites();
  if (!solved) throw new ApiError('792103');
}
