import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { applySchema } from '../db/applySchema.js';
import { openPostgres } from '../db/openPostgres.js';
import { fillTemplate, preparePgliteTemplate } from './pgliteTemplate.js';
import { schema } from './schema.js';

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
  await applySchema(made.db, schema);
  await fillTemplate(made.db);
  await made.close();
  project.provide('template', { kind: 'postgresql', url, name });
  return () => query(url, `DROP DATABASE ${name} WITH (FORCE)`);
}

/** The template is unpacked once, not per test file. */
async function pgliteFile(project: TestProject) {
  const dir = mkdtempSync(join(tmpdir(), 'huiqi-template-'));
  const path = join(dir, 'template.tar');
  writeFileSync(path, gunzipSync(readFileSync(await preparePgliteTemplate())));
  project.provide('template', { kind: 'pglite', path });
  return async () => rmSync(dir, { recursive: true });
}

/** Prepares one migrated and filled template per run; every test file starts from a copy of it. */
export async function setup(project: TestProject) {
  const url = process.env.DATABASE_URL;
  return url ? postgresTemplate(project, url) : pgliteFile(project);
}
