import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { applyMigrations, openPostgres, type Db } from '../db/database.js';
import { prepareTemplate } from '../db/template.js';
import { seedDatabase } from '../seed/seedDatabase.js';
import { migrationsFolder, rootDir, seedNow, workerFile } from './places.js';

const sourceDir = fileURLToPath(new URL('..', import.meta.url));
const fill = async (db: Db) => {
  await seedDatabase(db, { now: seedNow });
};

async function query(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

async function postgresTemplate(project: TestProject, url: string) {
  const name = `huiqi_test_${randomBytes(6).toString('hex')}`;
  await query(url, `CREATE DATABASE ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const made = openPostgres(own.href, () => {});
  await applyMigrations(made.db, migrationsFolder);
  await fill(made.db);
  await made.close();
  project.provide('template', { kind: 'postgresql', url, name });
  return () => query(url, `DROP DATABASE ${name} WITH (FORCE)`);
}

/** One migrated and filled template a run; every test file starts from a copy of it. */
export async function setup(project: TestProject) {
  const url = process.env.DATABASE_URL;
  if (url) return postgresTemplate(project, url);
  const sources = readdirSync(sourceDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(seed|db|testing)\b.*\.(ts|mjs)$/.test(name) && !name.includes('.test.'))
    .map((name) => join(sourceDir, name))
    .toSorted();
  const cacheDir = join(rootDir, '.cache', 'test');
  const path = await prepareTemplate({
    cacheDir,
    migrationsFolder,
    sources,
    workerFile,
    variant: 'test',
    fill,
  });
  project.provide('template', { kind: 'pglite', path });
  return async () => {};
}
