import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pgliteTemplate } from '../testing/pgliteTemplate.js';
import { workerFile } from '../testing/places.js';
import { lockDirectory } from './dirLock.js';
import { openEmbedded } from './embedded.js';
import { embeddedMajor } from './embeddedVersion.js';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'huiqi-folder-'));
  mkdirSync(join(dir, 'pg'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const onFailure = (error: Error) => {
  throw error;
};
const open = async () =>
  openEmbedded({ dataDir: dir, template: await pgliteTemplate(), workerFile, onFailure });

test('a folder of another major version is refused with a reason and left unchanged', async () => {
  writeFileSync(join(dir, 'pg', 'PG_VERSION'), '17\n');
  await expect(open()).rejects.toThrow(
    `The database in ${dir} was made by PostgreSQL 17; this program has PostgreSQL 18 built in and cannot read it.`,
  );
  expect(existsSync(join(dir, 'pg', 'PG_VERSION'))).toBe(true);
  lockDirectory(dir)();
});

test('a first start that was killed halfway starts over', async () => {
  writeFileSync(join(dir, 'pg', 'PG_VERSION'), '18\n');
  writeFileSync(join(dir, 'pg.unfinished'), '');
  const made = await open();
  const { rows } = await made.db.execute<{ server_version: string }>(sql`show server_version`);
  expect(rows[0]?.server_version.split('.')[0]).toBe(embeddedMajor);
  expect(existsSync(join(dir, 'pg.unfinished'))).toBe(false);
  await made.close();
}, 120_000);
