import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db, Queryable } from '../db/database.js';
import { createSample, inOrder, type SampleOptions } from './createSample.js';
import type { Seed } from './defineSeed.js';

export interface SeedOptions extends SampleOptions {
  /** Called with the number of rows stored after each batch. */
  readonly onProgress?: (done: number, total: number) => void;
}

const batch = 500;

interface Load {
  readonly table: PgTable;
  readonly rows: readonly object[];
}

async function isFilled(db: Db, tables: readonly PgTable[]): Promise<boolean> {
  const checks = tables.map((table) => sql`exists (select from ${table})`);
  const { rows } = await db.execute<{ filled: boolean }>(
    sql`select ${sql.join(checks, sql` or `)} as filled`,
  );
  return rows[0]?.filled ?? false;
}

async function insertAll(
  db: Queryable,
  { table, rows }: Load,
  onStored: (count: number) => void,
): Promise<void> {
  for (let from = 0; from < rows.length; from += batch) {
    const some = rows.slice(from, from + batch);
    await db.insert(table).values(some);
    onStored(some.length);
  }
}

/** Fills an empty database with the sample of every seed; does nothing if any of their tables has rows. */
export async function seedDatabase(
  db: Db,
  seeds: readonly Seed[],
  { onProgress = () => {}, ...options }: SeedOptions,
): Promise<void> {
  const ordered = inOrder(seeds);
  if (
    await isFilled(
      db,
      ordered.flatMap(({ tables }) => tables),
    )
  )
    return;
  const sample = createSample(options);
  const loads: Load[] = [];
  for (const seed of ordered) {
    const rows = await seed.rows(sample.of(seed));
    loads.push(...seed.tables.map((table, at) => ({ table, rows: rows[at] ?? [] })));
  }
  const total = loads.reduce((sum, { rows }) => sum + rows.length, 0);
  let done = 0;
  await db.transaction(async (tx) => {
    for (const load of loads)
      await insertAll(tx, load, (count) => onProgress((done += count), total));
  });
  // Without statistics the planner assumes that the new tables are empty.
  await db.execute(sql`analyze`);
}
