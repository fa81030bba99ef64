import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.js';
import { byColumns } from './facets.js';
import { searchLimits } from './searchLimits.js';
import {
  conditionsOf,
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
  /** From 1; null if the list does not have the row, or if too many rows are before it to count them. */
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
  const own = sql`(select ${time} from ${table} where ${id} = ${rowId})`;
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
  const passed = row?.before ?? null;
  return {
    ...total,
    isListed,
    position: isListed && passed !== null && passed < searchLimits.counted ? passed + 1 : null,
    previousId: row?.previous ?? null,
    nextId: row?.next ?? null,
  };
}

/** Counts the rows of a list before one of them; null if more than `searchLimits.before` rows have to be read for that. */
const countOnTheWay = (
  { table, rows }: SearchedList,
  where: SQL,
  before: SQL,
  order: SQL,
): SQL => sql`(select case when count(*) <= ${searchLimits.before} then (count(*) filter (where ${where}))::int end
  from (select * from ${table} where ${rows} and ${before} order by ${order} limit ${searchLimits.before + 1}) ${table})`;
