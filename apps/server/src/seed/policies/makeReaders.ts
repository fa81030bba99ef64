import type { policyFavourites, policyPushes } from '../../schema/policies.js';
import type { NewPolicy } from './makePolicies.js';

const hourMs = 3_600_000;

/** Favourites of the first and the second account: some end within 7 days, some within 30, some have ended. */
export const makeFavourites = (
  policies: readonly NewPolicy[],
  day: Date,
): (typeof policyFavourites.$inferInsert)[] =>
  policies
    .filter((_policy, turn) => turn % 4 === 1 || turn % 9 === 0)
    .map(({ id }, turn) => ({
      userId: turn % 5 === 4 ? '2' : '1',
      policyId: id,
      createdAt: new Date(day.getTime() - turn * 11 * hourMs),
    }));

/** Every sample company was sent a few policies; the first ones more than a page. */
export const makePushes = (
  policies: readonly NewPolicy[],
  companyIds: readonly string[],
  day: Date,
): (typeof policyPushes.$inferInsert)[] => {
  const pushed = policies.filter(({ withdrawnAt }) => withdrawnAt === null);
  return companyIds.flatMap((companyId, place) =>
    pushed
      .filter((_policy, turn) => (turn + place) % (place < 3 ? 5 : 23) === 0)
      .map(({ id, category }, turn) => ({
        companyId,
        policyId: id,
        reasons: [
          category === 'FINANCE' ? '根据企业近期的融资申请推送' : '根据企业所属行业和所在地区推送',
        ],
        pushedAt: new Date(day.getTime() - (turn * 17 + place) * hourMs),
      })),
  );
};
