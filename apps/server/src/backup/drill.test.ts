import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { countFaults, verifyTrails, type AuditReport } from '../audit/verifyTrails.js';
import type { Db } from '../db/database.js';
import { openEmbedded } from '../db/embedded.js';
import { fillFolder } from '../testing/fillFolder.js';
import { workerFile } from '../testing/places.js';
import { schema } from '../testing/schema.js';
import { backup } from './backup.js';
import { restore } from './restore.js';

// Databases in files are opened and closed many times.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

let base = '';
let dir = '';
let file = '';
let rows: Record<string, unknown> = {};
let report: AuditReport | undefined;
const newDir = () => mkdtempSync(join(tmpdir(), 'huiqi-drill-'));
const use = (place: string) => {
  dir = place;
  file = join(dir, 'backup.tar.gz');
};
beforeAll(async () => {
  base = newDir();
  use(base);
  await prepare();
});
afterAll(() => rmSync(base, { recursive: true, force: true }));
beforeEach(() => {
  use(newDir());
  cpSync(base, dir, { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const onFailure = (error: Error) => {
  throw error;
};
const data = () => join(dir, 'data');
const open = () => openEmbedded({ dataDir: data(), template: null, workerFile, onFailure });
const restoreFile = (replace = false) =>
  restore({ dataDir: data(), file, replace, workerFile, schema, onFailure });

/** Every row of every table, as text. */
async function rowsOf(db: Db): Promise<Record<string, unknown>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of rows) {
    const table = sql.identifier(name);
    const read = await db.execute(sql`select t::text as row from ${table} as t order by 1`);
    found[name] = read.rows;
  }
  return found;
}

/** Fills the folder, writes more rows and backs it up. */
async function prepare() {
  await fillFolder(data());
  const made = await open();
  await made.db.execute(sql`update companies set address = '备份演练' where id = '1'`);
  await made.db.execute(
    sql`insert into order_events (order_id, event, status, actor, created_at) select id, 'CLOSE', 'ORDER_CLOSED', 'SYSTEM', now() from orders where status = 'ACCEPT_SUCCESS'`,
  );
  await made.db.execute(
    sql`update orders set status = 'ORDER_CLOSED', version = version + 1 where status = 'ACCEPT_SUCCESS'`,
  );
  rows = await rowsOf(made.db);
  report = await backup(made, file);
  await made.close();
}

test('written, backed up, destroyed and restored: the same rows and the same trail', async () => {
  rmSync(data(), { recursive: true });
  const back = await restoreFile();
  expect(back).toEqual({ report, aside: null });
  expect(countFaults(back.report)).toBe(0);
  const again = await open();
  expect(await rowsOf(again.db)).toEqual(rows);
  expect(await verifyTrails(again.db)).toEqual(report);
  await expect(again.db.execute(sql`delete from order_events`)).rejects.toThrow('Failed query');
  await again.close();
});

test('a restore replaces a database only if told to, and moves it aside', async () => {
  const made = await open();
  await made.db.execute(sql`update companies set address = '后来' where id = '1'`);
  await made.close();
  await expect(restoreFile()).rejects.toThrow('Add --replace');
  const { aside } = await restoreFile(true);
  expect(readFileSync(join(aside ?? '', 'PG_VERSION'), 'utf8').trim()).toBe('18');
  const again = await open();
  expect(await rowsOf(again.db)).toEqual(rows);
  await again.close();
});

test('a restore over a first start that was killed survives the next start', async () => {
  writeFileSync(join(data(), 'pg.unfinished'), '');
  await restoreFile(true);
  const again = await open();
  expect(await rowsOf(again.db)).toEqual(rows);
  await again.close();
});

test('a folder in use is not replaced, and an existing backup is not overwritten', async () => {
  const made = await open();
  await expect(restoreFile(true)).rejects.toThrow(`is used by process ${process.pid}`);
  await expect(backup(made, file)).rejects.toThrow('exists already');
  await made.close();
});

test('a backup that is truncated, foreign or of another version changes nothing', async () => {
  const whole = readFileSync(file);
  const header = Buffer.alloc(1_536);
  header.write('PG_VERSION');
  header.write('00000000003\0', 124);
  header.write('17\n', 512);
  const wrong: readonly [Buffer, string][] = [
    [whole.subarray(0, whole.length - 5_000), 'cannot be read as a backup'],
    [Buffer.from('not a backup'), 'cannot be read as a backup'],
    [gzipSync('not a backup'), 'is not a backup of an embedded database'],
    [gzipSync(header), 'was made by PostgreSQL 17'],
  ];
  for (const [content, message] of wrong) {
    writeFileSync(file, content);
    await expect(restoreFile(true)).rejects.toThrow(message);
  }
  expect(readdirSync(data())).toEqual(['huiqi.lock', 'pg']);
  const again = await open();
  expect(await rowsOf(again.db)).toEqual(rows);
  await again.close();
});

test('a backup is read by its owner alone', () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('a backup that cannot be written leaves no file', async () => {
  const made = await open();
  file = join(dir, 'nowhere', 'backup.tar.gz');
  await expect(backup(made, file)).rejects.toThrow('The backup could not be written');
  mkdirSync(join(dir, 'nowhere'));
  await backup(made, file);
  expect(readdirSync(join(dir, 'nowhere'))).toEqual(['backup.tar.gz']);
  await made.close();
});
