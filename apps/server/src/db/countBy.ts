import { count, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.js';

export interface Counts<Value> {
  readonly total: number;
  readonly of: (value: Value) => number;
}

/** Counts the rows of a table, or of tables that `from` joins, by the value of a column. */
export async function countBy<Value>(
  db: Queryable,
  column: AnyPgColumn<{ data: Value }>,
  { from, where }: { readonly from: PgTable | SQL; readonly where: SQL | undefined },
): Promise<Counts<Value>> {
  // Drizzle knows no tables of a `from` that is SQL: it refuses their columns, and drops the table from one that stands in SQL.
  const value = sql<Value>`${sql`${column}`}`.mapWith(column);
  const groups = await db.select({ value, count: count() }).from(from).where(where).groupBy(column);
  return {
    total: groups.reduce((sum, group) => sum + group.count, 0),
    of: (value) => groups.find((group) => group.value === value)?.count ?? 0,
  };
}
