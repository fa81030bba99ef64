import { createHash } from 'node:crypto';
import { constants } from '@huiqi/sdk/domain';
import type { OperationId } from '@huiqi/sdk';
import { clientAddress } from '../../http/headers/clientAddress.js';
import type { Call } from '../../http/context.js';
import { countUse, releaseUses, usesOf } from '../../security/rateLimit.js';
import { checkCaptcha, hasCaptcha, type CaptchaSolution } from '../captchas/checkCaptcha.js';

const windowSeconds = 600;
/** People behind one address share it. */
const addressFactor = 10;
/** Tries at one account from everywhere: what many addresses may guess together, each within the limit of its own. */
const everywhereFactor = 20;

/** What a try is counted by. */
export interface Attempt {
  /** What is tried: tries of one kind do not count as another. */
  readonly kind: string;
  /** Phone or tax number; stored as a hash. */
  readonly account: string;
  readonly captcha: CaptchaSolution;
}

type TryCall = Pick<Call<OperationId>, 'config' | 'db' | 'keepWrites' | 'now' | 'request'>;

type Tried = Pick<Attempt, 'kind' | 'account'>;

/** Tries at an account: from the address of the caller, and from everywhere. */
function accountKeys({ config, request }: Pick<TryCall, 'config' | 'request'>, tried: Tried) {
  const hash = createHash('sha256').update(tried.account).digest('base64url');
  return {
    fromHere: `${tried.kind}-at:${hash}:${clientAddress(request, config)}`,
    fromEverywhere: `${tried.kind}:${hash}`,
  };
}

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
 * Counts a try to sign in before the secret is checked, so that parallel guesses count too. What is refused counts for
 * nothing that comes after it: the address comes first, then the captcha, which is required after two failed tries of the
 * account or many from the address, then the account as tried from this address. So a stranger uses up tries of their own,
 * and the owner signs in from elsewhere; only many addresses together reach what an account allows in all. Returns a
 * function that releases a successful try.
 */
export async function beginTry(call: TryCall, attempt: Attempt): Promise<() => Promise<void>> {
  const { config, db, now } = call;
  const { fromHere, fromEverywhere } = accountKeys(call, attempt);
  const { failures, release } = await countByAddress(call, attempt.kind);
  const ofAccount = await usesOf(db, fromEverywhere, now());
  const { captchaAfterFailures: few } = constants;
  // One who fails does not make everybody behind the same address solve captchas: many tries there do.
  if (ofAccount >= few || failures >= few * addressFactor) {
    // Whoever did not know of the captcha has not failed; a wrong one counts.
    if (!hasCaptcha(attempt.captcha)) await release();
    await checkCaptcha(call, attempt.captcha);
  }
  const limits = [
    { key: fromHere, max: config.loginLimit, windowSeconds },
    { key: fromEverywhere, max: config.loginLimit * everywhereFactor, windowSeconds },
  ];
  for (const limit of limits) await countUse(db, limit, now());
  return async () => {
    await releaseUses(db, [fromHere]);
    await releaseUses(db, [fromEverywhere]);
    await release();
  };
}

/** Forgets the failed logins of an account whose owner proved the phone: those from everywhere, and from where they are. */
export async function forgetTries(call: TryCall, tried: Tried): Promise<void> {
  for (const key of Object.values(accountKeys(call, tried)))
    await releaseUses(call.db, [key], 'all');
}
