import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockDirectory } from './dirLock.js';
import { requireMajor } from './embeddedVersion.js';

export interface DataFolder {
  /** Folder of PGlite's files. */
  readonly path: string;
  readonly isNew: boolean;
  /** Marks the folder as complete; to be called once the database is open. */
  markComplete(): void;
  release(): void;
}

/** Acquires a data folder for this process and finds out what is in it. */
export function acquireFolder(dataDir: string): DataFolder {
  const release = lockDirectory(dataDir);
  try {
    const path = join(dataDir, 'pg');
    const version = join(path, 'PG_VERSION');
    const unfinished = join(dataDir, 'pg.unfinished');
    // A first start that was killed leaves some of the files, perhaps PG_VERSION; there is no data in them yet.
    const isNew = !existsSync(version) || existsSync(unfinished);
    if (isNew) {
      writeFileSync(unfinished, '');
      rmSync(path, { recursive: true, force: true });
    } else requireMajor(readFileSync(version, 'utf8'), `The database in ${dataDir}`);
    return { path, isNew, markComplete: () => rmSync(unfinished, { force: true }), release };
  } catch (error) {
    release();
    throw error;
  }
}
