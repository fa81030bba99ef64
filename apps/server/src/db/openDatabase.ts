import { fileURLToPath } from 'node:url';
import type { Config } from '../config/config.js';
import { applySchema, type Schema } from './applySchema.js';
import type { Database, Db } from './database.js';
import { openEmbedded } from './embedded.js';
import { openPostgres } from './openPostgres.js';
import { requireSchema } from './requireSchema.js';
import { setStandIn } from './standIn.js';
import { prepareTemplate } from './template.js';
import { watchDatabase } from './watchDatabase.js';
import { withMigrationLock } from './withMigrationLock.js';

export interface OpenOptions {
  readonly config: Config;
  readonly schema: Schema;
  readonly workerFile: URL;
  /** The program is part of the key: a new build makes a new template. */
  readonly program: URL;
  /** Fills a sandbox database with sample data if it is empty. */
  readonly fill: (db: Db) => Promise<void>;
  /** Called for each broken PostgreSQL connection; the pool replaces them. */
  readonly onConnectionLost: (error: Error) => void;
  /** Called when the database can no longer be trusted, or has been unreachable for too long. */
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

/** What is asked of a replica is short, and asked by few. */
const replicaSettings = { connections: 4, statementTimeoutMs: 2_000 };

const openReplica = (url: string, { config, onConnectionLost }: OpenOptions) =>
  openPostgres(url, onConnectionLost, { ...replicaSettings, pooler: config.database.pooler });

async function openRemote(url: string, options: OpenOptions): Promise<Database> {
  const { config, onConnectionLost, onFailure } = options;
  const database = openPostgres(url, onConnectionLost, config.database, config.load);
  try {
    // A concurrent migration elsewhere holds the lock for as long as it runs.
    if (config.database.migrate === 'never') await prepare(database.db, options);
    else await withMigrationLock(url, (db) => prepare(db, options));
  } catch (error) {
    await database.close();
    throw error;
  }
  const { patienceMs, replicaUrl } = config.database;
  const replica = replicaUrl === null ? null : openReplica(replicaUrl, options);
  if (replica) setStandIn(database.db, replica.db);
  const stopWatching = watchDatabase({ db: database.db, patienceMs, onGone: onFailure });
  return {
    ...database,
    close: async () => {
      stopWatching();
      await Promise.all([database.close(), replica?.close()]);
    },
  };
}

/** Opens the configured database, migrates it (HUIQI_MIGRATE) and fills it in the sandbox. */
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
