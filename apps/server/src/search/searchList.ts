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

const countOf = ({ table }: SearchedList, where: SQL) =>
  sql`(select count(*)::int from (select 1 from ${table} where ${where} limit ${searchLimits.counted + 1}) counted)`;

async function numbersOf(db: Queryable, columns: readonly SQL[], from = sql``): Promise<number[]> {
  const named = columns.map((column, at) => sql`${column} as ${sql.identifier(`n${at}`)}`);
  const { rows } = await db.execute<Record<string, number>>(
    sql`select ${sql.join(named, sql`, `)} ${from}`,
  );
  return columns.map((_column, at) => Number(rows[0]?.[`n${at}`] ?? 0));
}

export const conditionsOf = ({ scope, filters }: Search) => [...scope, ...filters];

const isIndexed = ({ tokens, indexed }: Condition) => (tokens ?? indexed) !== undefined;

const mayBeCommon = (one: Condition) => isIndexed(one) && !one.isExpensive;

/**
 * The search by columns alone as far as most of the newest rows are found, because an index narrows nothing down there: a
 * region that nearly all rows are of would be intersected with every other filter.
 */
export async function withoutCommon(
  db: Queryable,
  list: SearchedList,
  search: Search,
): Promise<Search> {
  const indexed = conditionsOf(search).filter(mayBeCommon);
  if (indexed.length === 0) return search;
  const numbers = await numbersOf(
    db,
    indexed.map(({ where }) => sql`count(*) filter (where ${where})`),
    sql`from (select * from ${list.table} where ${list.rows} order by ${orderOf(list, false)} limit ${searchLimits.recent}) ${list.table}`,
  );
  const common = new Set(
    indexed.filter((_one, at) => (numbers[at] ?? 0) > searchLimits.recent / 2),
  );
  const strip = (one: Condition) => (common.has(one) ? { where: one.where } : one);
  return { scope: search.scope.map(strip), filters: search.filters.map(strip) };
}

/** Counts what a scope alone limits, in an index on its columns, which does not know the order of the list. */
export const countScope = async (db: Queryable, list: SearchedList, { scope }: Search) => {
  const [count = 0] = await numbersOf(db, [
    countOf(list, byColumns([...scope, { where: list.always }])),
  ]);
  return toTotal(count);
};

/** The rows that an index finds, as far as they are counted; `found` has the columns that they are sorted by. */
export const foundOf = (
  list: SearchedList,
  search: Search,
  columns: readonly AnyPgColumn[] = list.sortedBy,
): SQL =>
  sql`found as materialized (select ${sql.join([list.id, ...columns], sql`, `)} from ${list.table}
    where ${byIndexes(list.facets, conditionsOf(search))} limit ${searchLimits.counted + 1})`;

/**
 * Ids of one page. What is frequent is met soon in the order of the list; what is rare comes from indexes and is sorted.
 * The total tells which it is, so that no estimate can be wrong about it.
 */
export async function findPage(
  db: Queryable,
  list: SearchedList,
  wanted: Search,
  { limit, offset }: Range,
  { by, columns, isSorted }: Order = { by: orderOf(list, false), columns: list.sortedBy },
): Promise<Total & { readonly ids: readonly string[] }> {
  const { table, id } = list;
  const search = await withoutCommon(db, list, wanted);
  const part = sql`order by ${by} limit ${limit} offset ${offset}`;
  let total = wanted.filters.length === 0 ? await countScope(db, list, wanted) : undefined;
  if (!total?.isMore) {
    const { rows } = await db.execute<{ count: number; ids: string[] | null }>(sql`
      with ${foundOf(list, search, columns)}
      select count(*)::int as count, case when count(*) <= ${searchLimits.counted}
        then array(select ${id} from found ${table} ${part}) end as ids from found`);
    total = toTotal(rows[0]?.count ?? 0);
    if (!total.isMore) return { ...total, ids: rows[0]?.ids ?? [] };
  }
  const where = isSorted
    ? byIndexes(list.facets, conditionsOf(search))
    : byColumns(conditionsOf(search));
  const { rows } = await db.execute<{ id: string }>(
    sql`select ${id} as id from ${table} where ${where} ${part}`,
  );
  return { ...total, ids: rows.map((row) => row.id) };
}

/** Counts what is found, and parts of it, each up to one more than `searchLimits.counted`. */
export async function countParts<Name extends string>(
  db: Queryable,
  list: SearchedList,
  wanted: Search,
  parts: Readonly<Record<Name, Condition>>,
): Promise<{ readonly total: number; readonly of: Readonly<Record<Name, number>> }> {
  const isScope = wanted.filters.length === 0;
  const search = await withoutCommon(db, list, wanted);
  const conditions = conditionsOf(search);
  const all = isScope
    ? await countScope(db, list, wanted)
    : toTotal((await numbersOf(db, [countOf(list, byIndexes(list.facets, conditions))]))[0] ?? 0);
  const names = Object.keys(parts) as Name[];
  const countPart = (part: Condition) =>
    countOf(
      list,
      isIndexed(part)
        ? byIndexes(list.facets, [...conditions, part])
        : byColumns([...conditions, part]),
    );
  // Of what is most of all rows, or a scope alone, each part soon has as many as are counted. What an index finds is
  // counted at once.
  const numbers =
    all.isMore && (isScope || !conditions.some(isIndexed))
      ? await numbersOf(
          db,
          names.map((name) => countPart(parts[name])),
        )
      : await numbersOf(
          db,
          names.map((name) => sql`count(*) filter (where ${parts[name].where})`),
          sql`from ${list.table} where ${byIndexes(list.facets, conditions)}`,
        );
  const upTo = searchLimits.counted + 1;
  return {
    total: all.isMore ? upTo : all.total,
    of: Object.fromEntries(
      names.map((name, at) => [name, Math.min(numbers[at] ?? 0, upTo)]),
    ) as Record<Name, number>,
  };
}
