import { getTableName, sql, type Name } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgTable } from 'drizzle-orm/pg-core';
import { StartError } from '../config/StartError.js';
import { lastApplied } from './appliedMigrations.js';
import type { Db } from './database.js';

/** The database state that this program needs. */
export interface Schema {
  /** Folder of the SQL migrations. */
  readonly migrationsFolder: string;
  /** Tables whose changes increment `public_version` (docs/adr/0006). */
  readonly publicTables: readonly PgTable[];
}

const trigger = sql.identifier('bump_public_version');
/** A constraint trigger, as a deferred one has to be, cannot be one of TRUNCATE. */
const truncateTrigger = sql.identifier('bump_truncated');

async function tablesWithTrigger(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname = 'bump_public_version' and t.tginitdeferred and not t.tgisinternal`);
  return new Set(rows.map(({ name }) => name));
}

/** Public tables whose changes the database does not count yet. */
export async function missingPublicTriggers(
  db: Db,
  tables: readonly PgTable[],
): Promise<readonly string[]> {
  const present = await tablesWithTrigger(db);
  return tables.map(getTableName).filter((name) => !present.has(name));
}

/**
 * Counts at the end of the transaction, so that none waits for a row of another while others wait for it at the counter.
 * Replaces the trigger of former versions, which counted at once.
 */
const addTriggers = (db: Db, table: Name) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`drop trigger if exists ${trigger} on ${table}`);
    await tx.execute(sql`
      create constraint trigger ${trigger} after insert or update or delete on ${table}
      deferrable initially deferred for each row execute function ${trigger}()`);
    await tx.execute(sql`
      create or replace trigger ${truncateTrigger} after truncate on ${table}
      for each statement execute function ${trigger}()`);
  });

/** Gives each public table the triggers that count its changes, and removes them from all others. */
async function syncPublicTriggers(db: Db, tables: readonly PgTable[]): Promise<void> {
  const present = await tablesWithTrigger(db);
  const wanted = new Set(tables.map(getTableName));
  for (const name of wanted) if (!present.has(name)) await addTriggers(db, sql.identifier(name));
  for (const name of present)
    if (!wanted.has(name))
      for (const each of [trigger, truncateTrigger])
        await db.execute(sql`drop trigger if exists ${each} on ${sql.identifier(name)}`);
}

/** Throws for a database from before the baseline migration, which no migration can upgrade. */
async function refuseOlder(db: Db, migrationsFolder: string): Promise<void> {
  const [baseline] = readMigrationFiles({ migrationsFolder });
  const last = await lastApplied(db);
  if (last > 0 && last < (baseline?.folderMillis ?? 0))
    throw new StartError(
      'The database is from before version 0.1.0: migrate it with the last program of before that version first.',
    );
}

/** Migrates a database; idempotent. */
export async function applySchema(
  db: Db,
  { migrationsFolder, publicTables }: Schema,
): Promise<void> {
  await refuseOlder(db, migrationsFolder);
  await migrate(db, { migrationsFolder });
  await syncPublicTriggers(db, publicTables);
}
