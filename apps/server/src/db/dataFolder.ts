import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockDirectory } from './dirLock.js';
import { requireMajor } from './embeddedVersion.js';

export interface DataFolder {
  /** Where PGlite keeps its files. */
  readonly path: string;
  readonly isNew: boolean;
  /** To be called when the database stands. */
  made(): void;
  unlock(): void;
}

/** Takes a data folder for this process and finds out what is in it. */
export function takeFolder(dataDir: string): DataFolder {
  const unlock = lockDirectory(dataDir);
  try {
    const path = join(dataDir, 'pg');
    const version = join(path, 'PG_VERSION');
    const unfinished = join(dataDir, 'pg.unfinished');
    // A first start that was killed leaves a part of the files, PG_VERSION perhaps among them; it holds nothing yet.
    const isNew = !existsSync(version) || existsSync(unfinished);
    if (isNew) {
      writeFileSync(unfinished, '');
      rmSync(path, { recursive: true, force: true });
    } else requireMajor(readFileSync(version, 'utf8'), `The database in ${dataDir}`);
    return { path, isNew, made: () => rmSync(unfinished, { force: true }), unlock };
  } catch (error) {
    unlock();
    throw error;
  }
}
