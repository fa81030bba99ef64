import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.js';
import type { Range } from '../db/page.js';
import { byColumns, byIndexes, type Condition, type Facets } from './facets.js';
import { searchLimits } from './searchLimits.js';

/** A table whose rows are listed. */
export interface SearchedList {
  readonly table: PgTable;
  readonly id: AnyPgColumn;
  readonly facets: Facets;
  /** Which rows of the table are listed; the index of `time` has these alone. */
  readonly rows: SQL;
  /** What rows are sorted by, and by `id` among equals; never null, and has an index. */
  readonly time: AnyPgColumn;
  /** Holds for every row, so that an index on other columns counts what a scope alone limits. */
  readonly always: SQL;
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

const toTotal = (count: number): Total => ({
  total: Math.min(count, searchLimits.counted),
  isMore: count > searchLimits.counted,
});

/** The newest first, or the oldest. */
export const orderOf = ({ time, id }: SearchedList, isOldestFirst: boolean): SQL =>
  sql.join(isOldestFirst ? [asc(time), desc(id)] : [desc(time), asc(id)], sql`, `);

const countOf = ({ table }: SearchedList, where: SQL) =>
  sql`(select count(*)::int from (select 1 from ${table} where ${where} limit ${searchLimits.counted + 1}) counted)`;

const whereToCount = (list: SearchedList, { scope, filters }: Search): SQL =>
  filters.length === 0
    ? byColumns([...scope, { where: list.always }])
    : byIndexes(list.facets, [...scope, ...filters]);

async function numbersOf(db: Queryable, columns: readonly SQL[], from = sql``): Promise<number[]> {
  const named = columns.map((column, at) => sql`${column} as ${sql.identifier(`n${at}`)}`);
  const { rows } = await db.execute<Record<string, number>>(
    sql`select ${sql.join(named, sql`, `)} ${from}`,
  );
  return columns.map((_column, at) => Number(rows[0]?.[`n${at}`] ?? 0));
}

export async function countFound(db: Queryable, list: SearchedList, search: Search) {
  const [count = 0] = await numbersOf(db, [countOf(list, whereToCount(list, search))]);
  return toTotal(count);
}

/**
 * Ids of one page. What is frequent is met soon in the order of the list; what is rare comes from indexes and is sorted.
 * The total tells which it is, so that no estimate can be wrong about it.
 */
export async function findPage(
  db: Queryable,
  list: SearchedList,
  search: Search,
  { isOldestFirst, limit, offset }: Range & { readonly isOldestFirst: boolean },
): Promise<Total & { readonly ids: string[] }> {
  const total = await countFound(db, list, search);
  if (!total.isMore && offset >= total.total) return { ...total, ids: [] };
  const { table, id, facets } = list;
  const conditions = [...search.scope, ...search.filters];
  const part = sql`order by ${orderOf(list, isOldestFirst)} limit ${limit} offset ${offset}`;
  const { rows } = await db.execute<{ id: string }>(
    total.isMore
      ? sql`select ${id} as id from ${table} where ${byColumns(conditions)} ${part}`
      : sql`select id from (select * from ${table} where ${byIndexes(facets, conditions)} offset 0) ${table} ${part}`,
  );
  return { ...total, ids: rows.map((row) => row.id) };
}

/** Counts what is found, and parts of it, each up to one more than `searchLimits.counted`. */
export async function countParts<Name extends string>(
  db: Queryable,
  list: SearchedList,
  search: Search,
  parts: Readonly<Record<Name, Condition>>,
): Promise<{ readonly total: number; readonly of: Readonly<Record<Name, number>> }> {
  const all = await countFound(db, list, search);
  const names = Object.keys(parts) as Name[];
  const conditions = [...search.scope, ...search.filters];
  const numbers = all.isMore
    ? await numbersOf(
        db,
        names.map((name) =>
          countOf(
            list,
            search.filters.length === 0
              ? byColumns([...search.scope, parts[name]])
              : byIndexes(list.facets, [...conditions, parts[name]]),
          ),
        ),
      )
    : await numbersOf(
        db,
        names.map((name) => sql`count(*) filter (where ${parts[name].where})`),
        sql`from ${list.table} where ${byIndexes(list.facets, conditions)}`,
      );
  return {
    total: all.isMore ? searchLimits.counted + 1 : all.total,
    of: Object.fromEntries(names.map((name, at) => [name, numbers[at] ?? 0])) as Record<
      Name,
      number
    >,
  };
}
