import { createHash } from 'node:crypto';
import { constants } from '@huiqi/sdk/domain';
import type { OperationId } from '@huiqi/sdk';
import { clientAddress } from '../../http/clientAddress.js';
import type { Call } from '../../http/context.js';
import { countUse, releaseUses, usesOf } from '../../security/rateLimit.js';
import { checkCaptcha, hasCaptcha, type CaptchaSolution } from '../captchas/checkCaptcha.js';

const windowSeconds = 600;
/** People behind one address share it. */
const addressFactor = 10;

/** What a try is counted by. */
export interface Attempt {
  /** What is tried: tries of one kind do not count as another. */
  readonly kind: string;
  /** Phone or tax number; stored as a hash. */
  readonly account: string;
  readonly captcha: CaptchaSolution;
}

type TryCall = Pick<Call<OperationId>, 'config' | 'db' | 'keepWrites' | 'now' | 'request'>;

const accountKey = ({ kind, account }: Pick<Attempt, 'kind' | 'account'>) =>
  `${kind}:${createHash('sha256').update(account).digest('base64url')}`;

/** Counts a try by address alone, where something else limits the account. Returns a function that releases it. */
export async function countByAddress(
  { config, db, now, request }: TryCall,
  kind: string,
): Promise<{ readonly failures: number; readonly release: () => Promise<void> }> {
  const key = `${kind}-from:${clientAddress(request, config)}`;
  const limit = { key, max: config.loginLimit * addressFactor, windowSeconds };
  const count = await countUse(db, limit, now());
  return { failures: count - 1, release: () => releaseUses(db, [key]) };
}

/**
 * Counts a try to sign in before the secret is checked, so that parallel guesses count too. The address comes first: one
 * that is refused cannot lock an account, and neither can tries without the captcha that is required after two failed
 * ones. Returns a function that releases a successful try.
 */
export async function beginTry(call: TryCall, attempt: Attempt): Promise<() => Promise<void>> {
  const { config, db, now } = call;
  const key = accountKey(attempt);
  const { failures, release } = await countByAddress(call, attempt.kind);
  const ofAccount = await usesOf(db, key, now());
  if (Math.max(failures, ofAccount) >= constants.captchaAfterFailures) {
    // Whoever did not know of the captcha has not failed; a wrong one counts.
    if (!hasCaptcha(attempt.captcha)) await release();
    await checkCaptcha(call, attempt.captcha);
  }
  await countUse(db, { key, max: config.loginLimit, windowSeconds }, now());
  return async () => {
    await releaseUses(db, [key]);
    await release();
  };
}

/** Forgets the failed logins of an account whose owner proved the phone. */
export const forgetTries = (
  { db }: Pick<TryCall, 'db'>,
  attempt: Pick<Attempt, 'kind' | 'account'>,
): Promise<void> => releaseUses(db, [accountKey(attempt)], 'all');
