import type { PgTable } from 'drizzle-orm/pg-core';
import { tableModules } from './index.generated.js';

/** Tables that cached operations may read: a change in one of them makes every cached response stale. */
export const publicTables: readonly PgTable[] = tableModules.flatMap((tables): PgTable[] =>
  'publicTables' in tables ? tables.publicTables : [],
);
