import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../config/StartError.js';

const fileName = 'huiqi.lock';

/** The locked byte is beyond the text, since some systems prevent reading locked bytes. */
const lockedByte = 1_048_576;

interface Locks {
  /** Locks a byte of an open file for its descriptor, until closed; returns false if another descriptor holds it. */
  tryLock(descriptor: number, offset: number, length: number): boolean;
}

/** Loaded when a folder is opened: a server on PostgreSQL also runs on platforms without a build of it. */
function loadLocks(): Locks {
  const require = createRequire(import.meta.url);
  try {
    return require('fs-native-extensions') as Locks;
  } catch (error) {
    throw new StartError(
      `The embedded database does not run on this system, whose files cannot be locked (${(error as Error).message}). Set DATABASE_URL to a PostgreSQL.`,
    );
  }
}

function lock(descriptor: number, dir: string): boolean {
  const { tryLock } = loadLocks();
  try {
    return tryLock(descriptor, lockedByte, 1);
  } catch (error) {
    throw new StartError(
      `The file system of ${dir} cannot lock files (${(error as Error).message}). Set HUIQI_DATA_DIR to a folder on a local disk.`,
    );
  }
}

/** Writes down who holds the lock, for people to read; only the operating system knows whether it is held. */
function sign(descriptor: number): void {
  ftruncateSync(descriptor);
  writeSync(descriptor, `process ${process.pid} on ${hostname()}\n`);
}

/**
 * Acquires the data folder for this process and returns a release function. PGlite has no lock, and a second process on
 * the folder would destroy it. The operating system holds the lock on the open file, so that it ends with the process
 * in any case, and works between containers sharing the folder. The file stays: removing it could race with another
 * process that has just opened it.
 */
export function lockDirectory(dir: string): () => void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const path = join(dir, fileName);
  const descriptor = openSync(path, 'a+', 0o600);
  try {
    if (!lock(descriptor, dir)) {
      const holder = readFileSync(path, 'utf8').trim();
      throw new StartError(
        `The database in ${dir} is used by ${holder === '' ? 'a process that is starting' : holder}. Stop that process, or set HUIQI_DATA_DIR to another folder.`,
      );
    }
    sign(descriptor);
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
  let held = true;
  return () => {
    // By a second close, the descriptor might belong to something else.
    if (held) closeSync(descriptor);
    held = false;
  };
}
