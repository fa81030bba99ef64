import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig, StartError, type Config } from '../config/config.js';
import { openPostgres, type Database } from './database.js';
import { openEmbedded } from './embedded.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
export const workerFile = new URL('./pgliteWorker.mjs', import.meta.url);

const fail = (error: Error) => {
  console.error(`The database failed: ${error.message}`);
  process.exit(1);
};

/** The database of the configuration as it is: neither made nor migrated nor filled. */
export async function openExisting(config: Config): Promise<Database> {
  if (config.databaseUrl !== null) return openPostgres(config.databaseUrl, fail);
  const { dataDir } = config;
  if (!existsSync(join(dataDir, 'pg', 'PG_VERSION')))
    throw new StartError(
      `There is no database in ${dataDir}. Set HUIQI_DATA_DIR to its folder, or DATABASE_URL to a PostgreSQL.`,
    );
  return openEmbedded({ dataDir, template: null, workerFile, onFailure: fail });
}

/** Runs a command for a person: an expected end is one sentence, any other a defect with its stack. */
export async function runCommand(
  main: (config: Config, args: readonly string[]) => Promise<number>,
): Promise<void> {
  try {
    process.exitCode = await main(readConfig(process.env, root), process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exitCode = 1;
  }
}
