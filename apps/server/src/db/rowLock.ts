import { eq, getTableName, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.js';
import { statement } from './statement.js';

type Lock = (tx: Queryable, id: string) => Promise<void>;

/** Makes the lock of a table's rows, held until the transaction ends: a concurrent change waits and then sees this one. */
export function rowLock(table: PgTable & { readonly id: AnyPgColumn }): Lock {
  const lock = statement(`lock_${getTableName(table)}`, (db) =>
    db
      .select({ id: table.id })
      .from(table)
      .where(eq(table.id, sql.placeholder('id')))
      .for('update'),
  );
  return async (tx, id) => void (await lock(tx, { id }));
}

/**
 * Finds a record, locks its row, and finds it again as concurrent changes left it. `find` throws if the record is out of
 * the caller's reach, so that nobody can lock what they may not see.
 */
export async function findLocked<Row>(
  lock: Lock,
  tx: Queryable,
  id: string,
  find: () => Promise<Row>,
): Promise<Row> {
  await find();
  await lock(tx, id);
  return find();
}
