import { StartError } from '../config/StartError.js';

/** PostgreSQL that PGlite is built from; a test holds it against the database itself. */
export const embeddedMajor = '18';

/** Files of one major version cannot be read by another: said here, where PGlite only fails. */
export function requireMajor(versionFile: string, what: string): void {
  const found = versionFile.trim();
  if (found === embeddedMajor) return;
  throw new StartError(
    `${what} was made by PostgreSQL ${found}; this program has PostgreSQL ${embeddedMajor} built in and cannot read it. ` +
      'Use the release of Huiqi that made it, or set HUIQI_DATA_DIR to a new folder.',
  );
}
