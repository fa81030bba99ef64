import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { getTableName } from 'drizzle-orm';
import { applySchema, type Schema } from './applySchema.js';
import type { Db } from './database.js';
import { openEmbedded } from './embedded.js';

export interface TemplateOptions {
  readonly cacheDir: string;
  readonly schema: Schema;
  /** Files the template depends on, besides the schema. */
  readonly sources: readonly string[];
  readonly workerFile: URL;
  /** Distinguishes samples of different sizes. */
  readonly variant: string;
  readonly fill: (db: Db) => Promise<void>;
}

function contentKey(options: TemplateOptions): string {
  const { migrationsFolder, publicTables } = options.schema;
  const hash = createHash('sha256').update(options.variant);
  for (const table of publicTables) hash.update(getTableName(table));
  const migrations = readdirSync(migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => join(migrationsFolder, name));
  for (const file of [...migrations, ...options.sources]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Templates that a folder keeps: those of some branches, in several sizes. */
const most = 8;

/** Removes the templates that were not used for the longest time. */
function prune(cacheDir: string): void {
  const byUse = readdirSync(cacheDir)
    .filter((name) => /^template-.*\.tar\.gz$/.test(name))
    .map((name) => join(cacheDir, name))
    .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const path of byUse.slice(most)) rmSync(path, { force: true });
}

/** Returns the path of a dump of a migrated and filled database, created unless one with this content exists. */
export async function prepareTemplate(options: TemplateOptions): Promise<string> {
  const path = join(options.cacheDir, `template-${contentKey(options)}.tar.gz`);
  if (existsSync(path)) {
    utimesSync(path, new Date(), new Date());
    return path;
  }
  mkdirSync(options.cacheDir, { recursive: true });
  const { workerFile } = options;
  const onFailure = (error: Error) => {
    throw error;
  };
  const made = await openEmbedded({ dataDir: null, template: null, workerFile, onFailure });
  try {
    await applySchema(made.db, options.schema);
    await options.fill(made.db);
    const unfinished = `${path}.${process.pid}`;
    await made.dump(unfinished);
    renameSync(unfinished, path);
    prune(options.cacheDir);
  } finally {
    await made.close();
  }
  return path;
}
