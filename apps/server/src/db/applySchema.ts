import { getTableName, sql } from 'drizzle-orm';
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

async function tablesWithTrigger(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname = 'bump_public_version' and not t.tgisinternal`);
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

/** Gives each public table the trigger of drizzle/0001_triggers.sql, and removes it from all others. */
async function syncPublicTriggers(db: Db, tables: readonly PgTable[]): Promise<void> {
  const present = await tablesWithTrigger(db);
  const wanted = new Set(tables.map(getTableName));
  for (const name of wanted)
    if (!present.has(name))
      await db.execute(sql`
        create or replace trigger ${trigger}
        after insert or update or delete or truncate on ${sql.identifier(name)}
        for each statement execute function ${trigger}()`);
  for (const name of present)
    if (!wanted.has(name))
      await db.execute(sql`drop trigger if exists ${trigger} on ${sql.identifier(name)}`);
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
