import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.js';
import { byColumns, byIndexes } from './facets.js';
import { searchLimits } from './searchLimits.js';
import { countFound, orderOf, type Search, type SearchedList, type Total } from './searchList.js';

/** Where a row is in a list, and the rows beside it; they are known even if the list no longer has the row. */
export interface Place extends Total {
  readonly isListed: boolean;
  /** From 1; null if the list does not have the row, or if too many rows are before it to count them. */
  readonly position: number | null;
  readonly previousId: string | null;
  readonly nextId: string | null;
}

/** Finds the place of a row that exists; which rows callers may ask for is theirs to check. */
export async function findPlace(
  db: Queryable,
  list: SearchedList,
  search: Search,
  { id: rowId, isOldestFirst }: { readonly id: string; readonly isOldestFirst: boolean },
): Promise<Place> {
  const { table, id, time, facets } = list;
  const total = await countFound(db, list, search);
  const conditions = [...search.scope, ...search.filters];
  const where = byColumns(conditions);
  const own = sql`(select ${time} from ${table} where ${id} = ${rowId})`;
  const newer = sql`${time} >= ${own} and (${time} > ${own} or ${id} < ${rowId})`;
  const older = sql`${time} <= ${own} and (${time} < ${own} or ${id} > ${rowId})`;
  const [before, after] = isOldestFirst ? [older, newer] : [newer, older];
  // What is frequent is met soon on the way from the row; what is rare is found once.
  const found = total.isMore
    ? sql`(select * from ${table} where ${where}) ${table}`
    : sql`found ${table}`;
  const beside = (side: SQL, isReverse: boolean) =>
    sql`(select ${id} from ${found} where ${side} order by ${orderOf(list, isReverse)} limit 1)`;
  const { rows } = await db.execute<{
    listed: boolean | null;
    before: number | null;
    previous: string | null;
    next: string | null;
  }>(sql`
    with found as materialized (select * from ${table} where ${total.isMore ? sql`false` : byIndexes(facets, conditions)})
    select (select ${where} from ${table} where ${id} = ${rowId}) as listed,
      ${beside(before, !isOldestFirst)} as previous, ${beside(after, isOldestFirst)} as next,
      ${total.isMore ? countOnTheWay(list, where, before, orderOf(list, !isOldestFirst)) : sql`(select count(*)::int from found ${table} where ${before})`} as before`);
  const [row] = rows;
  const isListed = row?.listed === true;
  const count = row?.before ?? null;
  return {
    ...total,
    isListed,
    position: isListed && count !== null && count < searchLimits.counted ? count + 1 : null,
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
