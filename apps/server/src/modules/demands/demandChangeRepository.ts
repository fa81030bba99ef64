import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { constants } from '@huiqi/sdk/domain';
import type { DemandEvent, DemandStatus } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { rowLock } from '../../db/rowLock.js';
import { demandDays, demandEvents, demandReplies, demands } from '../../schema/demands.js';

type DemandValues = typeof demands.$inferInsert;
export type NewDemand = Omit<DemandValues, 'id' | 'status' | 'version'>;

/** Number of demands a company submitted on a day. */
export async function countOfDay(db: Queryable, companyId: string, day: string): Promise<number> {
  const [row] = await db
    .select({ count: demandDays.count })
    .from(demandDays)
    .where(sql`${demandDays.companyId} = ${companyId} and ${demandDays.day} = ${day}`);
  return row?.count ?? 0;
}

/**
 * Counts a demand against the company's daily limit; returns false if the limit is used up. The row stays locked until
 * the transaction ends, so that concurrent submits cannot exceed the limit.
 */
export async function countAgainstDailyLimit(
  tx: Queryable,
  companyId: string,
  day: string,
): Promise<boolean> {
  const counted = await tx
    .insert(demandDays)
    .values({ companyId, day, count: 1 })
    .onConflictDoUpdate({
      target: [demandDays.companyId, demandDays.day],
      set: { count: sql`${demandDays.count} + 1` },
      setWhere: sql`${demandDays.count} < ${constants.dailyDemandLimit}`,
    })
    .returning({ count: demandDays.count });
  return counted.length > 0;
}

/** Stores a demand with its first trail entry; returns its id. */
export async function insertDemand(
  tx: Queryable,
  demand: NewDemand,
  requestId: string,
): Promise<string> {
  const id = randomUUID();
  const status = 'SUBMITTED';
  const { userId, createdAt } = demand;
  await tx.insert(demands).values({ ...demand, id, status });
  await tx
    .insert(demandEvents)
    .values({ demandId: id, position: 1, event: 'SUBMIT', status, userId, requestId, createdAt });
  return id;
}

export const lockDemand = rowLock(demands);

export interface DemandChange {
  readonly event: DemandEvent;
  readonly to: DemandStatus;
  readonly userId: string;
  readonly requestId: string;
  readonly departmentId: string | null;
  readonly remark: string | null;
  readonly at: Date;
  /** Further columns. */
  readonly set?: Partial<DemandValues>;
}

/** Changes a locked demand and appends to its trail. */
export async function changeDemand(tx: Queryable, id: string, change: DemandChange): Promise<void> {
  const { to: status, at: createdAt, set, ...event } = change;
  const [row] = await tx
    .update(demands)
    .set({ ...set, status, version: sql`${demands.version} + 1` })
    .where(eq(demands.id, id))
    .returning({ version: demands.version });
  if (!row) throw new Error(`The demand ${id} was not locked`);
  await tx
    .insert(demandEvents)
    .values({ ...event, demandId: id, position: row.version, status, createdAt });
}

export async function insertReply(
  tx: Queryable,
  reply: typeof demandReplies.$inferInsert,
): Promise<void> {
  await tx.insert(demandReplies).values(reply);
}
