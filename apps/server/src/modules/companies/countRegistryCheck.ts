import type { OperationId } from '@huiqi/sdk';
import type { UserCall } from '../../http/context.js';
import { releaseUses } from '../../security/rateLimit.js';
import { takeUses } from '../../security/takeUses.js';

const windowSeconds = 600;
const daySeconds = 86_400;

/** Number of users whose checks one company allows, so that a single stranger cannot lock its owner out. */
const usersPerCompany = 5;

type CheckingCall = Pick<UserCall<OperationId>, 'config' | 'db' | 'now' | 'user'>;

/** Counts a check of a company against the register: it reveals whether a number is right, and may cost money. */
export async function countRegistryCheck(
  { config, db, now, user }: CheckingCall,
  creditCode: string,
): Promise<void> {
  const max = config.registryLimit;
  const limits = [
    { key: `registry:${user.id}`, max, windowSeconds },
    {
      key: `registry-company:${creditCode.toUpperCase()}`,
      max: max * usersPerCompany,
      windowSeconds,
    },
  ];
  await takeUses(db, limits, now());
}

/**
 * Counts a wrong guess at the phone of a company's representative for a day: a masked number hides four digits, which
 * many users together would find within hours. Right guesses are not counted.
 */
export async function countPhoneGuess<Verdict extends { readonly match: boolean }>(
  { config, db, now, user }: CheckingCall,
  creditCode: string,
  guess: () => Promise<Verdict>,
): Promise<Verdict> {
  const ofAll = `legal-phone:${creditCode.toUpperCase()}`;
  const own = `${ofAll}:${user.id}`;
  const max = config.registryLimit;
  const limits = [
    { key: own, max, windowSeconds: daySeconds },
    { key: ofAll, max: max * usersPerCompany, windowSeconds: daySeconds },
  ];
  await takeUses(db, limits, now());
  let isWrong = false;
  try {
    const verdict = await guess();
    isWrong = !verdict.match;
    return verdict;
  } finally {
    // One at a time: two calls that release the same rows in different orders would deadlock.
    if (!isWrong) for (const key of [own, ofAll]) await releaseUses(db, [key]);
  }
}
