import { eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.js';
import { byColumns, byIndexes, type Condition } from './facets.js';
import { searchLimits } from './searchLimits.js';
import {
  conditionsOf,
  countOf,
  countOne,
  countScope,
  newest,
  numbersOf,
  sample,
  type Search,
  type SearchedList,
} from './searchList.js';

/** A list that is counted by the values of a column. */
export interface CountedList extends SearchedList {
  readonly countedBy: AnyPgColumn;
  /** Columns of the indexes that begin with the column: what compares these alone is counted without reading the table. */
  readonly countedIn: readonly AnyPgColumn[];
}

/** Counts what is found, parts of it, and by the values of a column, each up to one more than `searchLimits.counted`. */
export async function countParts<Name extends string, Value extends string>(
  db: Queryable,
  list: CountedList,
  wanted: Search,
  parts: Readonly<Record<Name, Condition>>,
  values: readonly Value[],
) {
  const { rows, facets, countedBy, countedIn, table } = list;
  const { search, met } = await sample(db, list, wanted);
  const isScope = wanted.filters.length === 0;
  const beyondRows = conditionsOf(wanted).filter(({ where }) => where !== rows);
  // An index alone counts many more rows in the same time than can be read of the table.
  const isCovered = beyondRows.every(
    ({ columns }) => columns?.every((one) => countedIn.includes(one)) === true,
  );
  const isFrequent = met > searchLimits.recent / (isCovered ? 16 : 2);
  const found = conditionsOf(search);
  const all = isScope
    ? await countScope(db, list, wanted)
    : await countOne(
        db,
        list,
        isFrequent ? byColumns(conditionsOf(wanted)) : byIndexes(facets, found),
      );
  const names = Object.keys(parts) as Name[];
  const counts = new Map<string, number>();
  const countGroups = async (from: SQL) => {
    const columns = names.map((name) => sql`count(*) filter (where ${parts[name].where})`);
    const { rows: groups } = await db.execute<{ value: string; counts: number[] }>(sql`
      select ${countedBy} as value, array[${sql.join([sql`count(*)`, ...columns], sql`, `)}]::int[] as counts
      from ${from} group by ${countedBy}`);
    for (const { value, counts: of } of groups)
      for (const [at, key] of [value, ...names].entries())
        counts.set(key, (counts.get(key) ?? 0) + (of[at] ?? 0));
  };
  // Of what is frequent, or a scope alone, each part soon has as many as are counted. What is rare is read once.
  const isEach = all.isMore && (isScope || isFrequent);
  if (!isEach) await countGroups(sql`${table} where ${byIndexes(facets, found)}`);
  else if (!isCovered)
    await countGroups(sql`${newest(list, searchLimits.grouped)} where ${byColumns(beyondRows)}`);
  if (isEach) {
    const conditions: Readonly<Record<string, SQL>> = {
      ...Object.fromEntries(
        values.map((value) => [value, byColumns([{ where: eq(countedBy, value) }, ...found])]),
      ),
      ...Object.fromEntries(
        names.map((name) => [name, byIndexes(facets, [...found, parts[name]])]),
      ),
    };
    const left = Object.entries(conditions).filter(
      ([key]) => (counts.get(key) ?? 0) <= searchLimits.counted,
    );
    const numbers = await numbersOf(
      db,
      left.map(([, where]) => countOf(list, where)),
    );
    for (const [at, [key]] of left.entries()) counts.set(key, numbers[at] ?? 0);
  }
  const upTo = searchLimits.counted + 1;
  const countsOf = <Key extends string>(keys: readonly Key[]) =>
    Object.fromEntries(keys.map((key) => [key, Math.min(counts.get(key) ?? 0, upTo)])) as Record<
      Key,
      number
    >;
  return { total: all.isMore ? upTo : all.total, of: countsOf(names), by: countsOf(values) };
}
