import { fileURLToPath } from 'node:url';
import type { Config } from '../config/config.js';
import { applySchema, type Schema } from './applySchema.js';
import type { Database, Db } from './database.js';
import { openEmbedded } from './embedded.js';
import { openPostgres } from './openPostgres.js';
import { requireSchema } from './requireSchema.js';
import { prepareTemplate } from './template.js';
import { watchDatabase } from './watchDatabase.js';
import { withMigrationLock } from './withMigrationLock.js';

export interface OpenOptions {
  readonly config: Config;
  readonly schema: Schema;
  readonly workerFile: URL;
  /** The program itself: a new build makes a new template. */
  readonly program: URL;
  /** Fills the database of a sandbox with sample data, unless it has some. */
  readonly fill: (db: Db) => Promise<void>;
  /** Is called with each connection to PostgreSQL that broke; others take its place. */
  readonly onConnectionLost: (error: Error) => void;
  /** Is called when the database can no longer be trusted, or has been gone for too long. */
  readonly onFailure: (error: Error) => void;
}

async function openLocal({ config, program, onFailure, ...options }: OpenOptions) {
  const { cacheDir, dataDir, load, sampleOrders, sandbox } = config;
  const sources = [fileURLToPath(program)];
  const template = sandbox
    ? await prepareTemplate({ ...options, cacheDir, sources, variant: String(sampleOrders) })
    : null;
  return openEmbedded({ dataDir, template, workerFile: options.workerFile, onFailure, load });
}

async function prepare(db: Db, { config, schema, fill }: OpenOptions): Promise<void> {
  if (config.database.migrate === 'never') await requireSchema(db, schema);
  else await applySchema(db, schema);
  if (config.sandbox) await fill(db);
}

async function openRemote(url: string, options: OpenOptions): Promise<Database> {
  const { config, onConnectionLost, onFailure } = options;
  const database = openPostgres(url, onConnectionLost, config.database, config.load);
  try {
    // A migration under way elsewhere holds the lock for as long as it takes.
    if (config.database.migrate === 'never') await prepare(database.db, options);
    else await withMigrationLock(url, (db) => prepare(db, options));
  } catch (error) {
    await database.close();
    throw error;
  }
  const { patienceMs } = config.database;
  const stopWatching = watchDatabase({ db: database.db, patienceMs, onGone: onFailure });
  return {
    ...database,
    close: () => {
      stopWatching();
      return database.close();
    },
  };
}

/** Opens the database the configuration names, migrates it (HUIQI_MIGRATE) and, in the sandbox, fills it. */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const { databaseUrl } = options.config;
  if (databaseUrl !== null) return openRemote(databaseUrl, options);
  const database = await openLocal(options);
  try {
    await prepare(database.db, options);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
