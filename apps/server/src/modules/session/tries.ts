import { createHash } from 'node:crypto';
import { constants } from '@huiqi/sdk/domain';
import type { OperationId } from '@huiqi/sdk';
import { clientAddress } from '../../http/headers/clientAddress.js';
import type { Call } from '../../http/context.js';
import { countUse, releaseUses, usesOf } from '../../security/rateLimit.js';
import { checkCaptcha, hasCaptcha, type CaptchaSolution } from '../captchas/checkCaptcha.js';

const windowSeconds = 600;
/** Users behind one address share its limit. */
const addressFactor = 10;
/** Limit over all addresses for one account: what many addresses may try together, each within its own limit. */
const everywhereFactor = 20;

/** The keys by which an attempt is counted. */
export interface Attempt {
  /** What is attempted; kinds are counted separately. */
  readonly kind: string;
  /** Phone or tax number; stored as a hash. */
  readonly account: string;
  readonly captcha: CaptchaSolution;
}

type TryCall = Pick<Call<OperationId>, 'config' | 'db' | 'keepWrites' | 'now' | 'request'>;

type Tried = Pick<Attempt, 'kind' | 'account'>;

/** Counter keys of an account: per caller address, and over all addresses. */
function accountKeys({ config, request }: Pick<TryCall, 'config' | 'request'>, tried: Tried) {
  const hash = createHash('sha256').update(tried.account).digest('base64url');
  return {
    fromHere: `${tried.kind}-at:${hash}:${clientAddress(request, config)}`,
    fromEverywhere: `${tried.kind}:${hash}`,
  };
}

/** Counts an attempt by address only, where something else limits the account. Returns its release function. */
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
 * Counts a sign-in attempt before the secret is checked, so that concurrent guesses count too. Limits apply in this
 * order, and a refused attempt does not count against later ones: the address; the captcha, required after two failures
 * of the account or many of the address; the account from this address. So strangers use up their own attempts and the
 * owner can sign in from elsewhere; only many addresses together exhaust an account's total. Returns a function that
 * releases a successful attempt.
 */
export async function beginTry(call: TryCall, attempt: Attempt): Promise<() => Promise<void>> {
  const { config, db, now } = call;
  const { fromHere, fromEverywhere } = accountKeys(call, attempt);
  const { failures, release } = await countByAddress(call, attempt.kind);
  const ofAccount = await usesOf(db, fromEverywhere, now());
  const { captchaAfterFailures: few } = constants;
  // One failing user does not impose captchas on everyone behind the address; many failures do.
  if (ofAccount >= few || failures >= few * addressFactor) {
    // A client that did not know a captcha was needed has not failed; a wrong solution counts.
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

/** Clears the failed logins of an account whose owner proved the phone: over all addresses, and from theirs. */
export async function forgetTries(call: TryCall, tried: Tried): Promise<void> {
  for (const key of Object.values(accountKeys(call, tried)))
    await releaseUses(call.db, [key], 'all');
}
