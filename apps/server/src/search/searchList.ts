import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.js';
import type { Page, Range } from '../db/page.js';
import { byColumns, byIndexes, type Condition, type Facets } from './facets.js';
import { searchLimits } from './searchLimits.js';

/** A table whose rows are listed. */
export interface SearchedList {
  readonly table: PgTable;
  readonly id: AnyPgColumn;
  readonly facets: Facets;
  /** Which rows of the table are listed; the index of `sortedBy` has these alone. */
  readonly rows: SQL;
  /** What rows are sorted by, descending, and by `id` among equals; never null, and has an index. */
  readonly sortedBy: readonly [AnyPgColumn, ...AnyPgColumn[]];
  /** Holds for every row, so that an index on other columns counts what a scope alone limits. */
  readonly always: SQL;
}

/** Another order of a list. */
export interface Order {
  readonly by: SQL;
  /** What `by` reads of other tables, one row of them for each row of the list at most. */
  readonly join?: SQL;
  /** Whether no index has this order: all that is found is sorted, however much it is. */
  readonly isSorted?: boolean;
  /** Columns that it reads. */
  readonly columns: readonly AnyPgColumn[];
}

/** What is searched for: the rows somebody may see, and the filters on them. */
export interface Search {
  readonly scope: readonly Condition[];
  readonly filters: readonly Condition[];
}

/** A number up to `searchLimits.counted`, or what is more than that. */
export interface Total {
  readonly total: number;
  readonly isMore: boolean;
}

export const toTotal = (count: number): Total => ({
  total: Math.min(count, searchLimits.counted),
  isMore: count > searchLimits.counted,
});

/** Position of a page, in the contract's shape. */
export const pageOf = (
  page: { readonly index: number; readonly size: number },
  { total, isMore }: Total,
): Page<never>['page'] => ({ ...page, total, ...(isMore ? { relation: 'AT_LEAST' } : {}) });

/** The order of a list, or its reverse. */
export const orderOf = ({ sortedBy, id }: SearchedList, isReverse: boolean): SQL =>
  sql.join(
    isReverse ? [...sortedBy.map(asc), desc(id)] : [...sortedBy.map(desc), asc(id)],
    sql`, `,
  );

/** Counts rows, up to one more than `searchLimits.counted`. */
export const countOf = ({ table }: SearchedList, where: SQL) =>
  sql`(select count(*)::int from (select from ${table} where ${where} limit ${searchLimits.counted + 1}) counted)`;

export async function numbersOf(
  db: Queryable,
  columns: readonly SQL[],
  from = sql``,
): Promise<number[]> {
  const named = columns.map((column, at) => sql`${column} as ${sql.identifier(`n${at}`)}`);
  const { rows } = await db.execute<Record<string, number>>(
    sql`select ${sql.join(named, sql`, `)} ${from}`,
  );
  return columns.map((_column, at) => Number(rows[0]?.[`n${at}`] ?? 0));
}

export const conditionsOf = ({ scope, filters }: Search) => [...scope, ...filters];

const isIndexed = ({ tokens, indexed }: Condition) => (tokens ?? indexed) !== undefined;

const isExpensive = (one: Condition) => one.isExpensive === true;

const mayBeCommon = (one: Condition) => isIndexed(one) && !isExpensive(one);

/** The newest rows of a list, as far as its order is followed. */
export const newest = (list: SearchedList, limit: number) =>
  sql`(select * from ${list.table} where ${list.rows} order by ${orderOf(list, false)} limit ${limit}) ${list.table}`;

/** What the newest rows tell of a search. */
interface Sampled {
  readonly search: Search;
  /** How many of `searchLimits.recent` are found. */
  readonly met: number;
}

/**
 * The search by columns alone as far as most of the newest rows are found, because an index narrows nothing down there: a
 * region that nearly all rows are of would be intersected with every other filter.
 */
export async function sample(db: Queryable, list: SearchedList, search: Search): Promise<Sampled> {
  // Without the index's own condition, so that it can be read without the table.
  const conditions = conditionsOf(search).filter(({ where }) => where !== list.rows);
  const indexed = conditions.filter(mayBeCommon);
  if (indexed.length === 0) return { search, met: 0 };
  const isCheap = !conditions.some(isExpensive);
  const [met = 0, ...numbers] = await numbersOf(
    db,
    [isCheap ? byColumns(conditions) : sql`false`, ...indexed.map(({ where }) => where)].map(
      (where) => sql`count(*) filter (where ${where})`,
    ),
    sql`from ${newest(list, searchLimits.recent)}`,
  );
  const common = new Set(
    indexed.filter((_one, at) => (numbers[at] ?? 0) > searchLimits.recent / 2),
  );
  const strip = (one: Condition) => (common.has(one) ? { where: one.where } : one);
  return {
    search: { scope: search.scope.map(strip), filters: search.filters.map(strip) },
    met,
  };
}

export const withoutCommon = async (db: Queryable, list: SearchedList, search: Search) =>
  (await sample(db, list, search)).search;

/** Counts what is found among the newest rows: a part of it, which is enough if it is more than is counted. */
const countNewest = async (db: Queryable, list: SearchedList, search: Search) => {
  const { table, rows } = list;
  // Compared inside, and without the index's own condition, so that it can be read without the table.
  const conditions = conditionsOf(search).filter(({ where }) => where !== rows);
  const newest = sql`(select ${byColumns(conditions)} as is_met from ${table} where ${rows}
    order by ${orderOf(list, false)} limit ${searchLimits.walked}) newest`;
  const found = sql`(select from ${newest} where is_met limit ${searchLimits.counted + 1}) found`;
  const [count = 0] = await numbersOf(db, [sql`(select count(*)::int from ${found})`]);
  return toTotal(count);
};

export async function countOne(db: Queryable, list: SearchedList, where: SQL): Promise<Total> {
  const [count = 0] = await numbersOf(db, [countOf(list, where)]);
  return toTotal(count);
}

/** Counts what a scope alone limits, in an index on its columns, which does not know the order of the list. */
export const countScope = (db: Queryable, list: SearchedList, { scope }: Search) =>
  countOne(db, list, byColumns([...scope, { where: list.always }]));

/** The rows that an index finds, as far as they are counted; `found` has the columns that they are sorted by. */
export const foundOf = (
  list: SearchedList,
  search: Search,
  columns: readonly AnyPgColumn[] = list.sortedBy,
): SQL =>
  sql`found as materialized (select ${sql.join([list.id, ...columns], sql`, `)} from ${list.table}
    where ${byIndexes(list.facets, conditionsOf(search))} limit ${searchLimits.counted + 1})`;

/**
 * Ids of a page of what is frequent, but expensive to compare, in an order that no index has: compared in that order, first
 * with as many rows as will do if one in a hundred is found.
 */
async function pageInOrder(
  db: Queryable,
  { table, id }: SearchedList,
  conditions: readonly Condition[],
  { by, join = sql`` }: Order,
  { limit, offset }: Range,
): Promise<readonly string[]> {
  const cheap = byColumns(conditions.filter((one) => !isExpensive(one)));
  const expensive = byColumns(conditions.filter(isExpensive));
  const read = async (most: SQL) => {
    // A subquery in the condition keeps the order, which a join would not.
    const { rows } = await db.execute<{ id: string }>(sql`
      select id from (select ${id} as id from ${table} ${join} where ${cheap} order by ${by} ${most}) ordered
      where (select ${expensive} from ${table} where ${id} = ordered.id) limit ${limit} offset ${offset}`);
    return rows.map((row) => row.id);
  };
  const first = await read(sql`limit ${100 * (offset + limit)}`);
  return first.length < limit ? read(sql`offset 0`) : first;
}

/**
 * Ids of one page. What is frequent is met soon in the order of the list; what is rare comes from indexes and is sorted.
 * The total tells which it is, so that no estimate can be wrong about it.
 */
export async function findPage(
  db: Queryable,
  list: SearchedList,
  wanted: Search,
  range: Range,
  order: Order = { by: orderOf(list, false), columns: list.sortedBy },
): Promise<Total & { readonly ids: readonly string[] }> {
  const { table, id } = list;
  const { by, join = sql``, columns, isSorted } = order;
  const { search, met } = await sample(db, list, wanted);
  // Counting in the order of the list soon comes to an end.
  const isFrequent = met > searchLimits.recent / 4;
  const part = sql`order by ${by} limit ${range.limit} offset ${range.offset}`;
  const isScope = wanted.filters.length === 0;
  let total = isScope ? await countScope(db, list, wanted) : undefined;
  if (!isScope && isFrequent) total = await countNewest(db, list, search);
  if (!total?.isMore) {
    const { rows } = await db.execute<{ count: number; ids: string[] | null }>(sql`
      with ${foundOf(list, search, columns)}
      select count(*)::int as count, case when count(*) <= ${searchLimits.counted}
        then array(select ${id} from found ${table} ${join} ${part}) end as ids from found`);
    total = toTotal(rows[0]?.count ?? 0);
    if (!total.isMore) return { ...total, ids: rows[0]?.ids ?? [] };
  }
  const conditions = conditionsOf(search);
  if (isSorted && conditions.some(isExpensive))
    return { ...total, ids: await pageInOrder(db, list, conditions, order, range) };
  const where = isSorted ? byIndexes(list.facets, conditions) : byColumns(conditions);
  const { rows } = await db.execute<{ id: string }>(
    sql`select ${id} as id from ${table} ${join} where ${where} ${part}`,
  );
  return { ...total, ids: rows.map((row) => row.id) };
}
