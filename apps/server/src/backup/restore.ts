import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { verifyTrails, type AuditReport } from '../audit/verifyTrails.js';
import { StartError } from '../config/StartError.js';
import { applySchema, type Schema } from '../db/applySchema.js';
import { markComplete } from '../db/dataFolder.js';
import { lockDirectory } from '../db/dirLock.js';
import { openEmbedded } from '../db/embedded.js';
import { requireMajor } from '../db/embeddedVersion.js';
import { versionOfBackup } from './readArchive.js';

export interface RestoreOptions {
  readonly dataDir: string;
  readonly file: string;
  /** Whether a database already in the folder may be moved aside. */
  readonly replace: boolean;
  readonly workerFile: URL;
  readonly schema: Schema;
  readonly onFailure: (error: Error) => void;
}

async function load(options: RestoreOptions, dataDir: string): Promise<AuditReport> {
  const { file: template, workerFile, onFailure } = options;
  const made = await openEmbedded({ dataDir, template, workerFile, onFailure });
  try {
    // A backup may be from an older version of the program.
    await applySchema(made.db, options.schema);
    const report = await verifyTrails(made.db);
    if (!report) throw new Error('A migrated database has no audit chain');
    return report;
  } finally {
    await made.close();
  }
}

/**
 * Replaces the database with a backup. The backup is first loaded and verified beside it, so that a failed or killed
 * restore leaves the database unchanged; a replaced database is moved aside, never removed.
 */
export async function restore(
  options: RestoreOptions,
): Promise<{ report: AuditReport; aside: string | null }> {
  const { dataDir, file, replace } = options;
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  requireMajor(versionOfBackup(file), file);
  const unlock = lockDirectory(dataDir);
  const place = join(dataDir, 'pg');
  const beside = join(dataDir, 'restore.unfinished');
  try {
    const taken = existsSync(place);
    if (taken && !replace)
      throw new StartError(
        `There is a database in ${dataDir}. Add --replace to move it aside, or set HUIQI_DATA_DIR to another folder.`,
      );
    rmSync(beside, { recursive: true, force: true });
    const report = await load(options, beside);
    const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
    const aside = taken ? join(dataDir, `pg.replaced-${stamp}`) : null;
    if (aside) renameSync(place, aside);
    // While there is no database, so that whatever ends this process leaves none that the next start would remove.
    markComplete(dataDir);
    renameSync(join(beside, 'pg'), place);
    return { report, aside };
  } finally {
    rmSync(beside, { recursive: true, force: true });
    unlock();
  }
}
