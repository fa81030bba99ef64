import { and, eq, gte, lt, type GetColumnData, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { endOfDay, startOfDay } from '../text/days.js';

/** Condition of an optional filter on a column. An empty filter is none. */
export const has = <Column extends AnyPgColumn>(
  column: Column,
  value: GetColumnData<Column, 'raw'> | undefined,
): SQL | undefined => (value === undefined || value === '' ? undefined : eq(column, value));

/** Condition of an optional first and last day in China. */
export const onDays = (
  column: AnyPgColumn,
  first: string | undefined,
  last: string | undefined,
): SQL | undefined =>
  and(
    first ? gte(column, startOfDay(first)) : undefined,
    last ? lt(column, endOfDay(last)) : undefined,
  );
