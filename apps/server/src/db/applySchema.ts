import { getTableName, sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.js';

/** What a database of this program looks like. */
export interface Schema {
  /** Folder of the SQL migrations. */
  readonly migrationsFolder: string;
  /** Tables whose changes count up `public_version` (docs/adr/0006). */
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

/** Gives each public table the trigger of drizzle/0001_public_version.sql, and takes it from all others. */
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

/** Migrates a database; running it again changes nothing. */
export async function applySchema(
  db: Db,
  { migrationsFolder, publicTables }: Schema,
): Promise<void> {
  await migrate(db, { migrationsFolder });
  await syncPublicTriggers(db, publicTables);
}
