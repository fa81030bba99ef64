import { and, count, desc, eq, gte, isNull, lte, type SQL } from 'drizzle-orm';
import type { Policy } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { page, type Page, type PageInput } from '../../db/page.js';
import { listByIds, type Reading } from './repository.js';
import { policies, policyFavourites } from '../../schema/policies.js';

export type UserReading = Reading & { readonly userId: string };

/** Adds or removes a favourite; idempotent. */
export async function setFavourite(
  db: Queryable,
  { userId, policyId }: { readonly userId: string; readonly policyId: string },
  favourite: boolean,
  now: Date,
): Promise<void> {
  if (favourite) {
    const row = { userId, policyId, createdAt: now };
    await db.insert(policyFavourites).values(row).onConflictDoNothing();
    return;
  }
  await db
    .delete(policyFavourites)
    .where(and(eq(policyFavourites.userId, userId), eq(policyFavourites.policyId, policyId)));
}

/** Policies that end between today and a day, inclusive. */
const endingBy = (day: string, today: string): SQL | undefined =>
  and(
    isNull(policies.withdrawnAt),
    gte(policies.declareUntil, today),
    lte(policies.declareUntil, day),
  );

/** The user's favourites, last added first; those ending soon by end date. */
export async function findFavourites(
  db: Queryable,
  { endTime, ...paging }: PageInput & { readonly endTime?: string | undefined },
  reading: UserReading,
): Promise<Page<Policy>> {
  const where = and(
    eq(policyFavourites.userId, reading.userId),
    ...(endTime ? [endingBy(endTime, reading.today)] : []),
  );
  const order = endTime ? [policies.declareUntil] : [];
  const found = db
    .select({ id: policies.id })
    .from(policyFavourites)
    .innerJoin(policies, eq(policies.id, policyFavourites.policyId))
    .where(where)
    .orderBy(...order, desc(policyFavourites.createdAt), policies.id);
  const total = db
    .select({ total: count() })
    .from(policyFavourites)
    .innerJoin(policies, eq(policies.id, policyFavourites.policyId))
    .where(where)
    .then(([row]) => row?.total ?? 0);
  const ids = await page(
    { rows: found, toItem: ({ id }) => id, total },
    paging,
    constants.pageSizes.favourites,
  );
  return { ...ids, content: await listByIds(db, ids.content, reading) };
}
