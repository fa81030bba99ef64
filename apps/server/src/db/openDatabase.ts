import { fileURLToPath } from 'node:url';
import type { Config } from '../config/config.js';
import { seedDatabase } from '../seed/seedDatabase.js';
import { applyMigrations, openPostgres, type Database } from './database.js';
import { openEmbedded } from './embedded.js';
import { prepareTemplate } from './template.js';

export interface Places {
  /** Folder of SQL migrations. */
  readonly migrationsFolder: string;
  readonly workerFile: URL;
  /** The program itself: a new build makes a new template. */
  readonly program: URL;
}

const progressStep = 50_000;

/** Says every so many rows how far a large sample is; a small one is done before. */
function printProgress(): (done: number, total: number) => void {
  let next = progressStep;
  return (done, total) => {
    if (total < progressStep || (done < next && done < total)) return;
    next += progressStep;
    console.log(`  sample data: ${done} of ${total} orders and events`);
  };
}

/** Opens, migrates and, in the sandbox, fills the database the configuration names. */
export async function openDatabase(
  config: Config,
  places: Places,
  onFailure: (error: Error) => void,
): Promise<Database> {
  const { migrationsFolder, workerFile } = places;
  const fill = async (db: Database['db']) => {
    if (config.sandbox)
      await seedDatabase(db, { orders: config.sampleOrders, onProgress: printProgress() });
  };
  let database: Database;
  if (config.databaseUrl !== null) {
    database = openPostgres(config.databaseUrl, onFailure);
  } else {
    const sources = [fileURLToPath(places.program)];
    const { cacheDir, dataDir } = config;
    const variant = String(config.sampleOrders);
    const template = config.sandbox
      ? await prepareTemplate({ cacheDir, migrationsFolder, sources, workerFile, variant, fill })
      : null;
    database = await openEmbedded({ dataDir, template, workerFile, onFailure });
  }
  await applyMigrations(database.db, migrationsFolder);
  await fill(database.db);
  return database;
}
