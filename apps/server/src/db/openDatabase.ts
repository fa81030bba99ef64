import { fileURLToPath } from 'node:url';
import type { Config } from '../config/config.js';
import { applySchema, type Schema } from './applySchema.js';
import { openPostgres, type Database, type Db } from './database.js';
import { openEmbedded } from './embedded.js';
import { prepareTemplate } from './template.js';

export interface OpenOptions {
  readonly config: Config;
  readonly schema: Schema;
  readonly workerFile: URL;
  /** The program itself: a new build makes a new template. */
  readonly program: URL;
  /** Fills the database of a sandbox with sample data, unless it has some. */
  readonly fill: (db: Db) => Promise<void>;
  /** Is called when the database can no longer be trusted. */
  readonly onFailure: (error: Error) => void;
}

async function open({ config, program, onFailure, ...options }: OpenOptions): Promise<Database> {
  const { cacheDir, dataDir, databaseUrl, sampleOrders, sandbox } = config;
  if (databaseUrl !== null) return openPostgres(databaseUrl, onFailure);
  const sources = [fileURLToPath(program)];
  const template = sandbox
    ? await prepareTemplate({ ...options, cacheDir, sources, variant: String(sampleOrders) })
    : null;
  return openEmbedded({ dataDir, template, workerFile: options.workerFile, onFailure });
}

/** Opens the database the configuration names, migrates it and, in the sandbox, fills it. */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const database = await open(options);
  await applySchema(database.db, options.schema);
  if (options.config.sandbox) await options.fill(database.db);
  return database;
}
