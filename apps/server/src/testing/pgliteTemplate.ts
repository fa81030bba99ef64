import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import type { Db } from '../db/database.js';
import { prepareTemplate } from '../db/template.js';
import { seeds } from '../seed/index.generated.js';
import { seedDatabase } from '../seed/seedDatabase.js';
import { seedNow } from '../callKit/seedNow.js';
import { rootDir, workerFile } from './places.js';
import { schema } from './schema.js';

const sourceDir = fileURLToPath(new URL('..', import.meta.url));
/** The files that determine the sample: the database, and the domains' files except handlers, calls and tests. */
const decides =
  /^(?:seed|db|testing|modules)\b(?!.*(?:\/handlers|\/calls|\.test)\.ts$).*\.(?:ts|mjs)$/;

export const fillTemplate = (db: Db): Promise<void> => seedDatabase(db, seeds, { now: seedNow });

/** Prepares a dump of the embedded database with the small sample, once per state of the sources. */
export function preparePgliteTemplate(): Promise<string> {
  const sources = readdirSync(sourceDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => decides.test(name))
    .map((name) => join(sourceDir, name))
    .toSorted();
  const cacheDir = join(rootDir, '.cache', 'test');
  const fill = fillTemplate;
  return prepareTemplate({ cacheDir, schema, sources, workerFile, variant: 'test', fill });
}

/** The same for tests of the embedded database itself, whatever database the run uses. */
export async function pgliteTemplate(): Promise<string> {
  const given = inject('template');
  return given.kind === 'pglite' ? given.path : preparePgliteTemplate();
}
