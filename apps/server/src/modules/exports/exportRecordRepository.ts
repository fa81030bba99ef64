import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { ExportProgress, ExportRecord, ExportState } from '@huiqi/sdk';
import type { Queryable } from '../../db/database.js';
import { page, type Page, type PageInput } from '../../db/page.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { inRegionOf } from '../../security/regionScope.js';
import { users } from '../../schema/users.js';
import { exportRecords } from '../../schema/exportRecords.js';

/** A record that a process has not updated for this long is lost. */
const lostAfterMs = 60_000;

const isRunning = eq(exportRecords.state, 'RUNNING');

/** Counts a user's running exports, in any process. */
const countRunning = (db: Queryable, userId: string, now: Date): Promise<number> =>
  db.$count(
    exportRecords,
    and(
      eq(exportRecords.userId, userId),
      isRunning,
      gt(exportRecords.seenAt, new Date(now.getTime() - lostAfterMs)),
    ),
  );

export type NewRecord = Pick<
  typeof exportRecords.$inferInsert,
  'userId' | 'exportId' | 'columns' | 'filters' | 'total'
>;

/**
 * Records the start of an export; null if the user has one with that name, or as many running as allowed. Concurrent calls
 * of any process cannot exceed the limit.
 */
export const beginRecord = (
  db: Queryable,
  record: NewRecord,
  mostRunning: number,
  now: Date,
): Promise<string | null> =>
  db.transaction(async (tx) => {
    const { userId } = record;
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`exports:${userId}`}, 0))`,
    );
    if ((await countRunning(tx, userId, now)) >= mostRunning) return null;
    const times = { startedAt: now, seenAt: now };
    const [row] = await tx
      .insert(exportRecords)
      .values({ ...record, ...times, id: randomUUID(), state: 'RUNNING' })
      .onConflictDoNothing()
      .returning({ id: exportRecords.id });
    return row?.id ?? null;
  });

export async function recordProgress(
  db: Queryable,
  id: string,
  written: number,
  now: Date,
): Promise<void> {
  await db.update(exportRecords).set({ written, seenAt: now }).where(eq(exportRecords.id, id));
}

export interface Ending {
  readonly state: Exclude<ExportState, 'RUNNING'>;
  readonly written: number;
}

/** Records the end of an export. A successful one contains as many orders as were written. */
export async function endRecord(
  db: Queryable,
  id: string,
  { state, written }: Ending,
  now: Date,
): Promise<void> {
  const total = state === 'DONE' ? { total: written } : {};
  await db
    .update(exportRecords)
    .set({ state, written, ...total, seenAt: now, endedAt: now })
    .where(eq(exportRecords.id, id));
}

/** Ends the records of crashed processes. */
export async function endLostRecords(db: Queryable, now: Date): Promise<void> {
  await db
    .update(exportRecords)
    .set({ state: 'FAILED', endedAt: now })
    .where(and(isRunning, lt(exportRecords.seenAt, new Date(now.getTime() - lostAfterMs))));
}

export async function findProgress(
  db: Queryable,
  userId: string,
  exportId: string,
): Promise<ExportProgress | undefined> {
  const { state, total, written } = exportRecords;
  const [row] = await db
    .select({ exportState: state, total, written })
    .from(exportRecords)
    .where(and(eq(exportRecords.userId, userId), eq(exportRecords.exportId, exportId)));
  return row && { exportId, ...row };
}

type RecordRow = typeof exportRecords.$inferSelect;

const toRecord = (row: RecordRow, userName: string | null): ExportRecord => ({
  id: row.id,
  userName,
  exportState: row.state,
  columns: row.columns,
  filters: row.filters,
  total: row.total,
  written: row.written,
  startedTs: row.startedAt.toISOString(),
  endedTs: row.endedAt?.toISOString() ?? null,
});

const select = new QueryBuilder();

/** Export records of staff within a staff member's region. */
const ofRegion = (viewer: CurrentUser): SQL =>
  inArray(
    exportRecords.userId,
    select.select({ id: users.id }).from(users).where(inRegionOf(viewer, users)),
  );

/** Records that a staff member may see, newest first. */
export const listRecords = (
  db: Queryable,
  viewer: CurrentUser,
  range: PageInput,
  defaultSize: number,
): Promise<Page<ExportRecord>> =>
  page(
    {
      rows: ({ limit, offset }) =>
        db
          .select({ record: exportRecords, userName: users.name })
          .from(exportRecords)
          .innerJoin(users, eq(users.id, exportRecords.userId))
          .where(ofRegion(viewer))
          .orderBy(desc(exportRecords.startedAt), asc(exportRecords.id))
          .limit(limit)
          .offset(offset),
      toItem: ({ record, userName }) => toRecord(record, userName),
      total: db.$count(exportRecords, ofRegion(viewer)),
    },
    range,
    defaultSize,
  );
