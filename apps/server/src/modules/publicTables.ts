import type { PgTable } from 'drizzle-orm/pg-core';
import { tableModules } from './index.generated.js';

/** Tables that cached operations may read: any change in one invalidates all cached responses. */
export const publicTables: readonly PgTable[] = tableModules.flatMap((tables): PgTable[] =>
  'publicTables' in tables ? tables.publicTables : [],
);
