import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockDirectory } from './dirLock.js';
import { requireMajor } from './embeddedVersion.js';

export interface DataFolder {
  /** Folder of PGlite's files. */
  readonly path: string;
  readonly isNew: boolean;
  /** Marks the folder as complete; call it once the database is open. */
  markComplete(): void;
  release(): void;
}

/** Marks a first start that never ended; acquiring a folder that holds it removes the database. */
const markerOf = (dataDir: string) => join(dataDir, 'pg.unfinished');

export const markComplete = (dataDir: string): void => rmSync(markerOf(dataDir), { force: true });

/** Acquires a data folder for this process and determines its state. */
export function acquireFolder(dataDir: string): DataFolder {
  const release = lockDirectory(dataDir);
  try {
    const path = join(dataDir, 'pg');
    const version = join(path, 'PG_VERSION');
    const unfinished = markerOf(dataDir);
    // A killed first start leaves some of the files, perhaps PG_VERSION, but no data yet.
    const isNew = !existsSync(version) || existsSync(unfinished);
    if (isNew) {
      writeFileSync(unfinished, '');
      rmSync(path, { recursive: true, force: true });
    } else requireMajor(readFileSync(version, 'utf8'), `The database in ${dataDir}`);
    return { path, isNew, markComplete: () => markComplete(dataDir), release };
  } catch (error) {
    release();
    throw error;
  }
}
