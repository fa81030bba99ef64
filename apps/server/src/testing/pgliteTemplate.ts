import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import type { Db } from '../db/database.js';
import { prepareTemplate } from '../db/template.js';
import { seedDatabase } from '../seed/seedDatabase.js';
import { migrationsFolder, rootDir, seedNow, workerFile } from './places.js';

const sourceDir = fileURLToPath(new URL('..', import.meta.url));

export const fillTemplate = async (db: Db) => {
  await seedDatabase(db, { now: seedNow });
};

/** Dump of the embedded database with the small sample; made once for one state of the sources. */
export function preparePgliteTemplate(): Promise<string> {
  const sources = readdirSync(sourceDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(seed|db|testing)\b.*\.(ts|mjs)$/.test(name) && !name.includes('.test.'))
    .map((name) => join(sourceDir, name))
    .toSorted();
  const cacheDir = join(rootDir, '.cache', 'test');
  const fill = fillTemplate;
  return prepareTemplate({
    cacheDir,
    migrationsFolder,
    sources,
    workerFile,
    variant: 'test',
    fill,
  });
}

/** The same for tests of the embedded database itself, whatever database the run is on. */
export async function pgliteTemplate(): Promise<string> {
  const given = inject('template');
  return given.kind === 'pglite' ? given.path : preparePgliteTemplate();
}
