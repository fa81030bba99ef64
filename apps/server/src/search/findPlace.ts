import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.js';
import { byColumns, byIndexes } from './facets.js';
import { searchLimits } from './searchLimits.js';
import {
  conditionsOf,
  countOf,
  countScope,
  foundOf,
  orderOf,
  toTotal,
  withoutCommon,
  type Search,
  type SearchedList,
  type Total,
} from './searchList.js';

/** Where a row is in a list, and the rows beside it; they are known even if the list no longer has the row. */
export interface Place extends Total {
  readonly isListed: boolean;
  /** From 1; null if the list does not have the row, or if `searchLimits.counted` rows or more are before it. */
  readonly position: number | null;
  readonly previousId: string | null;
  readonly nextId: string | null;
}

interface PlaceRow extends Record<string, unknown> {
  readonly count: number | null;
  readonly listed: boolean | null;
  readonly before: number | null;
  readonly previous: string | null;
  readonly next: string | null;
}

type TimedList = SearchedList & { readonly sortedBy: readonly [AnyPgColumn] };

/** Finds the place of a row that exists; which rows callers may ask for is theirs to check. */
export async function findPlace(
  db: Queryable,
  list: TimedList,
  wanted: Search,
  { id: rowId, isOldestFirst }: { readonly id: string; readonly isOldestFirst: boolean },
): Promise<Place> {
  const { table, id } = list;
  const [time] = list.sortedBy;
  const search = await withoutCommon(db, list, wanted);
  const where = byColumns(conditionsOf(search));
  // Read first, as a text that keeps microseconds: only of a value is it known how many rows are before it.
  const { rows: times } = await db.execute<{ time: string }>(
    sql`select ${time}::text as time from ${table} where ${id} = ${rowId}`,
  );
  const own = sql`${times[0]?.time ?? null}::${sql.raw(time.getSQLType())}`;
  const newer = sql`${time} >= ${own} and (${time} > ${own} or ${id} < ${rowId})`;
  const older = sql`${time} <= ${own} and (${time} < ${own} or ${id} > ${rowId})`;
  const [before, after] = isOldestFirst ? [older, newer] : [newer, older];
  const read = async (among: SQL, count: SQL, countBefore: SQL, given = sql``) => {
    const beside = (side: SQL, isReverse: boolean) =>
      sql`(select ${id} from ${among} where ${side} order by ${orderOf(list, isReverse)} limit 1)`;
    const { rows } = await db.execute<PlaceRow>(sql`
      ${given} select ${count} as count, ${countBefore} as before,
        (select ${where} from ${table} where ${id} = ${rowId}) as listed,
        ${beside(before, !isOldestFirst)} as previous, ${beside(after, isOldestFirst)} as next`);
    return rows[0];
  };
  let total = wanted.filters.length === 0 ? await countScope(db, list, wanted) : undefined;
  let row: PlaceRow | undefined;
  if (!total?.isMore) {
    const found = sql`found ${table}`;
    const count = sql`(select count(*)::int from ${found})`;
    const countBefore = sql`(select count(*)::int from ${found} where ${before})`;
    row = await read(found, count, countBefore, sql`with ${foundOf(list, search)}`);
    total = toTotal(row?.count ?? 0);
  }
  // What is frequent is met soon on the way from the row.
  if (total.isMore) {
    const ordered = sql`(select * from ${table} where ${where}) ${table}`;
    const countBefore = countOnTheWay(list, where, before, orderOf(list, !isOldestFirst));
    row = await read(ordered, sql`null`, countBefore);
  }
  const isListed = row?.listed === true;
  const passed =
    row?.before ?? (isListed ? await countBeforeByIndexes(db, list, wanted, before) : 0);
  return {
    ...total,
    isListed,
    position: isListed && passed < searchLimits.counted ? passed + 1 : null,
    previousId: row?.previous ?? null,
    nextId: row?.next ?? null,
  };
}

/** Counts the rows of a list before one of them; null if `searchLimits.walked` rows do not tell. */
const countOnTheWay = (
  { table, rows }: SearchedList,
  where: SQL,
  before: SQL,
  order: SQL,
): SQL => sql`(select case when total <= ${searchLimits.walked} or met >= ${searchLimits.counted} then met end
  from (select count(*) as total, (count(*) filter (where is_met))::int as met from (
    select ${where} as is_met from ${table} where ${rows} and ${before} order by ${order} limit ${searchLimits.walked + 1}) walked) counts)`;

/** The same for what few of the rows on the way meet. */
async function countBeforeByIndexes(
  db: Queryable,
  list: SearchedList,
  search: Search,
  before: SQL,
): Promise<number> {
  const where = sql`${byIndexes(list.facets, conditionsOf(search))} and ${before}`;
  const { rows } = await db.execute<{ count: number }>(
    sql`select ${countOf(list, where)} as count`,
  );
  return rows[0]?.count ?? 0;
}
