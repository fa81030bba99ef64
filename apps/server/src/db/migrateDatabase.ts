import type { Config } from '../config/config.js';
import { applySchema, type Schema } from './applySchema.js';
import { countApplied } from './appliedMigrations.js';
import type { Db } from './database.js';
import { openEmbedded } from './embedded.js';
import { withMigrationLock } from './withMigrationLock.js';

async function migrateCounting(db: Db, schema: Schema): Promise<number> {
  const before = await countApplied(db);
  await applySchema(db, schema);
  return (await countApplied(db)) - before;
}

/** Migrates the configured database, creating the embedded one; resolves with the number of migrations applied. */
export async function migrateDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  schema: Schema,
  workerFile: URL,
): Promise<number> {
  if (databaseUrl !== null)
    return withMigrationLock(databaseUrl, (db) => migrateCounting(db, schema));
  const onFailure = (error: Error) => {
    throw error;
  };
  const database = await openEmbedded({ dataDir, template: null, workerFile, onFailure });
  try {
    return await migrateCounting(database.db, schema);
  } finally {
    await database.close();
  }
}
