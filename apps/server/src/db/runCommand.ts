import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readConfig, type Config } from '../config/config.js';
import { root, workerFile } from '../config/programPlaces.js';
import { StartError } from '../config/StartError.js';
import type { Database } from './database.js';
import { openPostgres } from './openPostgres.js';
import { openEmbedded, type EmbeddedDatabase } from './embedded.js';

export const endAtFailure = (error: Error) => {
  console.error(`The database failed: ${error.message}`);
  process.exit(1);
};

/** A command may read the whole of a database that is large: the limit of requests is not its own. */
const commandTimeoutMs = 6 * 3_600_000;

/** Opens the embedded database of a folder as it is, without creating, migrating or filling it. */
export function openFolder(dataDir: string): Promise<EmbeddedDatabase> {
  if (!existsSync(join(dataDir, 'pg', 'PG_VERSION')))
    throw new StartError(
      `There is no database in ${dataDir}. Set HUIQI_DATA_DIR to its folder, or DATABASE_URL to a PostgreSQL.`,
    );
  return openEmbedded({ dataDir, template: null, workerFile, onFailure: endAtFailure });
}

export async function openExisting({ databaseUrl, dataDir, database }: Config): Promise<Database> {
  const patient = { ...database, statementTimeoutMs: commandTimeoutMs };
  return databaseUrl === null
    ? openFolder(dataDir)
    : openPostgres(databaseUrl, endAtFailure, patient);
}

/** Resolves a path relative to where npm was called; npm runs scripts in the root. */
export const pathOf = (argument: string) => resolve(process.env.INIT_CWD ?? '.', argument);

/** Runs a command-line program: prints one sentence for an expected failure, the stack for any other. */
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
