import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../config/StartError.js';

const fileName = 'huiqi.lock';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function holder(path: string): number | null {
  try {
    const pid = Number(readFileSync(path, 'utf8').trim());
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

/**
 * Creates the lock with the id of this process; returns false if there is one already. It is written elsewhere and then
 * linked: an empty lock would look like that of a dead process.
 */
function create(path: string): boolean {
  const own = `${path}.${process.pid}`;
  writeFileSync(own, String(process.pid), { mode: 0o600 });
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

const takeoverLimitMs = 10_000;

/** Runs in one process at a time: of two that find the same dead lock, one replaces it. */
function alone(path: string, run: () => boolean): boolean {
  const guard = `${path}.takeover`;
  try {
    mkdirSync(guard);
  } catch {
    const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age < takeoverLimitMs) return false;
    // Its owner died in the middle of a few file operations.
    rmSync(guard, { recursive: true, force: true });
    return false;
  }
  try {
    return run();
  } finally {
    rmSync(guard, { recursive: true, force: true });
  }
}

/**
 * Acquires the data folder for this process and returns a function that releases it. PGlite has no lock, and a second
 * process on the same folder destroys it. The lock of a live process is respected; that of a dead one is replaced.
 */
export function lockDirectory(dir: string): () => void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const path = join(dir, fileName);
  const release = () => rmSync(path, { force: true });
  if (create(path)) return release;
  const replaced = alone(path, () => {
    const pid = holder(path);
    if (pid !== null && pid !== process.pid && isAlive(pid)) {
      throw new StartError(
        `The database in ${dir} is used by process ${pid}. Stop that process, or set HUIQI_DATA_DIR to another folder.`,
      );
    }
    rmSync(path, { force: true });
    return create(path);
  });
  if (replaced) return release;
  throw new StartError(
    `The lock ${path} could not be taken; another process is starting on this folder. Try again in a moment.`,
  );
}
