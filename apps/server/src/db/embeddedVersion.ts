import { StartError } from '../config/StartError.js';

/** Major version of the PostgreSQL in PGlite; a test compares it with the database itself. */
export const embeddedMajor = '18';

/** Throws if the files are of another major version, on which PGlite fails without a reason. */
export function requireMajor(versionFile: string, what: string): void {
  const found = versionFile.trim();
  if (found === embeddedMajor) return;
  throw new StartError(
    `${what} was made by PostgreSQL ${found}; this program has PostgreSQL ${embeddedMajor} built in and cannot read it. ` +
      'Use the release of Huiqi that made it, or set HUIQI_DATA_DIR to a new folder.',
  );
}
