import { closeSync, existsSync, openSync, renameSync, rmSync } from 'node:fs';
import { verifyTrails, type AuditReport } from '../audit/verifyTrails.js';
import { StartError } from '../config/StartError.js';
import type { EmbeddedDatabase } from '../db/embedded.js';
import { requireMajor } from '../db/embeddedVersion.js';
import { versionOfBackup } from './readArchive.js';

async function write(database: EmbeddedDatabase, file: string): Promise<void> {
  // It contains everything, so only its owner may read it.
  closeSync(openSync(file, 'w', 0o600));
  await database.dump(file);
}

/** Writes the whole database to a file, which is either complete or missing. */
export async function backup(
  database: EmbeddedDatabase,
  file: string,
): Promise<AuditReport | undefined> {
  if (existsSync(file))
    throw new StartError(`${file} exists already. Choose another name, or remove it first.`);
  const unfinished = `${file}.unfinished`;
  try {
    const report = await verifyTrails(database.db);
    await write(database, unfinished).catch((error: Error) => {
      throw new StartError(`The backup could not be written: ${error.message}`);
    });
    requireMajor(versionOfBackup(unfinished), unfinished);
    renameSync(unfinished, file);
    return report;
  } finally {
    rmSync(unfinished, { force: true });
  }
}
