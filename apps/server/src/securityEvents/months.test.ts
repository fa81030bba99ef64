import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { applySchema } from '../db/applySchema.js';
import type { Database, Db } from '../db/database.js';
import { openEmbedded } from '../db/embedded.js';
import { openPostgres } from '../db/openPostgres.js';
import { readConfig } from '../config/config.js';
import { createDatabase } from '../testing/createDatabase.js';
import { migrationsFolder, rootDir, workerFile } from '../testing/places.js';
import { addComingMonths, archiveOldMonths, countMonthsAhead } from '../db/securityEventMonths.js';
import { insertSecurityEvent } from './repository.js';
import { securityTrail } from './securityTrail.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const migration = '0022_security_events_by_month';
const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

async function openEmpty(): Promise<Db> {
  const opened = await (inject('template').kind === 'pglite' ? openPglite() : openOwn());
  closing.push(opened.close);
  return opened.db;
}
const openPglite = () =>
  openEmbedded({
    dataDir: null,
    template: null,
    workerFile,
    onFailure: (error) => {
      throw error;
    },
  });
async function openOwn(): Promise<Pick<Database, 'db' | 'close'>> {
  const { url, drop } = await createDatabase('empty');
  const { db, close } = openPostgres(url, () => {}, readConfig({}, rootDir).database);
  return { db, close: () => close().then(drop) };
}

/** The migrations without those from `migration` on. */
function formerMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'huiqi-migrations-'));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const entries = journal.entries.filter(({ tag }) => tag < migration);
  writeFileSync(file, JSON.stringify({ ...journal, entries }));
  closing.push(() => Promise.resolve(rmSync(folder, { recursive: true })));
  return folder;
}

const day = (text: string) => new Date(`${text}T04:00:00.000Z`);
const insert = (db: Db, subject: string, createdAt: Date) =>
  insertSecurityEvent(db, {
    subject,
    event: 'LOGIN_FAILED',
    detail: 'password',
    address: '203.0.113.7',
    requestId: 'web-test-000001',
    createdAt,
  });
/** `subject` on twelve days from May to July of 2026. */
async function fill(db: Db, subject: string) {
  for (let turn = 0; turn < 12; turn += 1)
    await insert(db, subject, new Date(day('2026-05-20').getTime() + turn * 5 * 86_400_000));
}

const rowsOf = async <Row extends Record<string, unknown>>(db: Db, statement: string) =>
  (await db.execute<Row>(sql.raw(statement))).rows;
const rowsOfEvents = (db: Db) =>
  rowsOf(db, `select id, subject, position, hash, created_at from security_events order by id`);
const partitions = async (db: Db) =>
  (
    await rowsOf<{ name: string }>(
      db,
      `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'security_events'::regclass order by 1`,
    )
  ).map(({ name }) => name);
/** Columns, indexes and triggers of a table, without its name. */
const shapeOf = async (db: Db, table: string) => {
  const rows = await rowsOf<{ what: string }>(
    db,
    `select attname || ' ' || atttypid::regtype || ' ' || attnotnull as what from pg_attribute where attrelid = '${table}'::regclass and attnum > 0
     union all select pg_get_indexdef(indexrelid) from pg_index where indrelid = '${table}'::regclass
     union all select tgenabled::text || pg_get_triggerdef(oid) from pg_trigger where tgrelid = '${table}'::regclass order by 1`,
  );
  return rows.map(({ what }) => what.replaceAll(table, 'it'));
};

let migrated: Db;
beforeAll(async () => {
  migrated = await openEmpty();
  await applySchema(migrated, { migrationsFolder: formerMigrations(), publicTables: [] });
  // The insert of that time, which does not know the columns that came later.
  await fill(migrated, 'old');
});

test('a filled database keeps its rows and trails, and gets the schema of a new one', async () => {
  const before = await rowsOfEvents(migrated);
  expect(await securityTrail.exists(migrated)).toBe(false);
  await applySchema(migrated, { migrationsFolder, publicTables: [] });
  expect(await securityTrail.exists(migrated)).toBe(true);
  expect(await rowsOfEvents(migrated)).toEqual(before);
  await fill(migrated, 'old');
  await fill(migrated, 'new');
  expect(await securityTrail.verify(migrated)).toMatchObject({ rows: 36, faults: [] });
  const fresh = await openEmpty();
  await applySchema(fresh, { migrationsFolder, publicTables: [] });
  for (const table of ['security_events', 'security_events_other', 'security_trails'])
    expect(await shapeOf(migrated, table), table).toEqual(await shapeOf(fresh, table));
});

test('the coming months are made once, and each refuses changes by its own name', async () => {
  const now = day('2031-11-30');
  expect(await countMonthsAhead(migrated, now)).toBe(0);
  await addComingMonths(migrated, now);
  await addComingMonths(migrated, now);
  expect(await countMonthsAhead(migrated, now)).toBe(3);
  const names = await partitions(migrated);
  expect(names).toEqual(
    expect.arrayContaining(['security_events_2032_02', 'security_events_other']),
  );
  for (const name of names)
    for (const statement of [
      `update ${name} set detail = ''`,
      `delete from ${name}`,
      `truncate ${name}`,
    ])
      await expect(migrated.execute(sql.raw(statement)), statement).rejects.toMatchObject({
        cause: { code: '42501' },
      });
});

test('rows that came before the partition of their month do not keep later months from theirs', async () => {
  const now = day('2035-11-30');
  await insert(migrated, 'early', now);
  await addComingMonths(migrated, now);
  expect(await countMonthsAhead(migrated, now)).toBe(3);
});

test('a month is of China', async () => {
  await insert(migrated, 'midnight', new Date('2026-05-31T16:00:00.000Z'));
  expect(
    await rowsOf(
      migrated,
      `select tableoid::regclass::text as name from security_events where subject = 'midnight'`,
    ),
  ).toEqual([{ name: 'security_events_2026_06' }]);
});

test('old months are archived, and trails are verified from there on', async () => {
  // It signed in during the first month alone, and another across a month's end, with clocks that disagree.
  await insert(migrated, 'gone', day('2026-05-02'));
  for (const at of ['2026-05-30', '2026-06-01', '2026-05-31', '2026-06-02'])
    await insert(migrated, 'crossing', day(at));
  await archiveOldMonths(migrated, day('2026-07-15'), 1);
  await archiveOldMonths(migrated, day('2026-07-15'), 1);
  expect(await partitions(migrated)).not.toContain('security_events_2026_05');
  expect(await partitions(migrated)).toContain('security_events_2026_06');
  expect(
    await rowsOf(
      migrated,
      'select distinct subject from archive.security_events_2026_05 order by 1',
    ),
  ).toEqual(['crossing', 'gone', 'new', 'old'].map((subject) => ({ subject })));
  await insert(migrated, 'gone', day('2026-07-15'));
  const report = await securityTrail.verify(migrated);
  expect(report.faults).toEqual([]);
  expect(report.departed).toBeGreaterThan(0);
});

test('rows that are removed from the beginning of what remains are found', async () => {
  await migrated.transaction(async (tx) => {
    await tx.execute(sql`alter table security_events_2026_06 disable trigger all`);
    await tx.execute(sql`delete from security_events_2026_06 where subject = 'new'`);
    await tx.execute(sql`alter table security_events_2026_06 enable trigger all`);
  });
  const { faults } = await securityTrail.verify(migrated);
  expect(new Set(faults.map(({ orderId, kind }) => `${orderId} ${kind}`))).toEqual(
    new Set(['new MISSING']),
  );
});
