import { readMigrationFiles } from 'drizzle-orm/migrator';
import { StartError } from '../config/StartError.js';
import { lastApplied } from './appliedMigrations.js';
import { missingPublicTriggers, type Schema } from './applySchema.js';
import type { Db } from './database.js';

/**
 * Throws a StartError if the database lacks part of this program's schema. A newer schema is accepted: in a rolling
 * upgrade, servers of the previous version run on it.
 */
export async function requireSchema(
  db: Db,
  { migrationsFolder, publicTables }: Schema,
): Promise<void> {
  const last = await lastApplied(db);
  const behind = readMigrationFiles({ migrationsFolder }).filter(
    ({ folderMillis }) => folderMillis > last,
  ).length;
  if (behind === 0 && (await missingPublicTriggers(db, publicTables)).length === 0) return;
  const what = behind > 0 ? `${behind} migration(s) missing` : 'triggers missing';
  throw new StartError(
    `The database is older than this program (${what}), and HUIQI_MIGRATE=never. Run npm run migrate first.`,
  );
}
