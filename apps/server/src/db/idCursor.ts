import { randomBytes } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import type { Db, Queryable } from './database.js';

/** Reads what belongs to the ids, in the same snapshot if there is one. */
export type ReadBatch = (db: Queryable, ids: string[]) => Promise<void>;

export interface IdCursor {
  /** A select whose only column is `id`. */
  readonly ids: SQL;
  readonly batch: number;
  readonly read: ReadBatch;
}

async function readAll(db: Queryable, name: string, { batch, read }: IdCursor): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ id: string }>(
      sql.raw(`FETCH FORWARD ${batch} FROM ${name}`),
    );
    if (rows.length === 0) return;
    await read(
      db,
      rows.map(({ id }) => id),
    );
  }
}

/**
 * Reads any number of rows in batches, in query order, as of the start. An error in `read` ends the cursor.
 *
 * The embedded database has one connection: a transaction would keep everyone waiting until the last row. There only
 * the ids are as of the start, in a cursor that outlives its transaction, and other calls run in between.
 */
export async function readByCursor(db: Db, cursor: IdCursor): Promise<void> {
  const name = `ids_${randomBytes(8).toString('hex')}`;
  if (db.$client.options.max !== 1) {
    await db.transaction(
      async (tx) => {
        await tx.execute(sql`DECLARE ${sql.raw(name)} NO SCROLL CURSOR FOR ${cursor.ids}`);
        await readAll(tx, name, cursor);
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    return;
  }
  await db.execute(sql`DECLARE ${sql.raw(name)} NO SCROLL CURSOR WITH HOLD FOR ${cursor.ids}`);
  try {
    await readAll(db, name, cursor);
  } finally {
    await db.execute(sql.raw(`CLOSE ${name}`));
  }
}
