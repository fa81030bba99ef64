import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { applyMigrations, type Db } from './database.js';
import { openEmbedded } from './embedded.js';

export interface TemplateOptions {
  readonly cacheDir: string;
  readonly migrationsFolder: string;
  /** Files whose content the template depends on beside the migrations. */
  readonly sources: readonly string[];
  readonly workerFile: URL;
  /** Tells samples of different size apart. */
  readonly variant: string;
  readonly fill: (db: Db) => Promise<void>;
}

function contentKey(options: TemplateOptions): string {
  const hash = createHash('sha256').update(options.variant);
  const migrations = readdirSync(options.migrationsFolder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => join(options.migrationsFolder, name));
  for (const file of [...migrations, ...options.sources]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Path of a dump of a migrated and filled database; made when there is none for the present content. */
export async function prepareTemplate(options: TemplateOptions): Promise<string> {
  const path = join(options.cacheDir, `template-${contentKey(options)}.tar.gz`);
  if (existsSync(path)) return path;
  mkdirSync(options.cacheDir, { recursive: true });
  const { workerFile } = options;
  const onFailure = (error: Error) => {
    throw error;
  };
  const made = await openEmbedded({ dataDir: null, template: null, workerFile, onFailure });
  try {
    await applyMigrations(made.db, options.migrationsFolder);
    await options.fill(made.db);
    const unfinished = `${path}.${process.pid}`;
    await made.dump(unfinished);
    renameSync(unfinished, path);
  } finally {
    await made.close();
  }
  return path;
}
