import { text, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** The id of a row of another table; `text('…').references(…)` where there may be none. */
export const requiredReference = <Name extends string>(name: Name, column: () => AnyPgColumn) =>
  text(name).notNull().references(column);
