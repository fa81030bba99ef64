import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { StartError } from '../config/StartError.js';

const block = 512;
const text = (bytes: Buffer) => bytes.toString('utf8').split('\0', 1)[0] ?? '';

/** Reads the PG_VERSION file of a PGlite dump (tar, POSIX ustar); undefined if missing. */
function versionIn(tar: Buffer): string | undefined {
  for (let at = 0; at + block <= tar.length;) {
    const name = text(tar.subarray(at, at + 100));
    const size = Number.parseInt(text(tar.subarray(at + 124, at + 136)).trim() || '0', 8);
    if (name === '' || !(size >= 0)) return undefined;
    const content = at + block;
    if (/^[./]*PG_VERSION$/.test(name))
      return tar.subarray(content, content + size).toString('utf8');
    at = content + Math.ceil(size / block) * block;
  }
  return undefined;
}

function unpack(file: string): Buffer {
  try {
    return gunzipSync(readFileSync(file));
  } catch (error) {
    const why = (error as Error).message;
    throw new StartError(`${file} cannot be read as a backup: ${why}. Nothing was changed.`);
  }
}

/** Returns the PostgreSQL version of a backup; unpacks the whole file and thereby verifies it. */
export function versionOfBackup(file: string): string {
  const version = versionIn(unpack(file));
  if (version === undefined)
    throw new StartError(`${file} is not a backup of an embedded database. Nothing was changed.`);
  return version;
}
