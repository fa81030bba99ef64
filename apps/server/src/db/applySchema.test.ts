import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { news } from '../schema/home.js';
import { users } from '../schema/users.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { migrationsFolder } from '../testing/places.js';
import { countApplied } from './appliedMigrations.js';
import { applySchema } from './applySchema.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const version = async () => {
  const { rows } = await testApp.db.execute<{ version: string }>(
    sql`select version from public_version`,
  );
  return Number(rows[0]?.version);
};
const counts = async (change: () => Promise<unknown>) => {
  const before = await version();
  await change();
  return (await version()) - before;
};
const renameUser = () => testApp.db.update(users).set({ name: '改名' });
const renameNews = () => testApp.db.update(news).set({ title: '改名' });

test('tables that are declared public count their changes, others do not', async () => {
  expect([await counts(renameUser), await counts(renameNews)]).toEqual([0, 1]);
  await applySchema(testApp.db, { migrationsFolder, publicTables: [users] });
  expect([await counts(renameUser), await counts(renameNews)]).toEqual([1, 0]);
  await applySchema(testApp.db, { migrationsFolder, publicTables: [users] });
  expect(await counts(renameUser)).toBe(1);
});

test('a database at the end of the migrations before the baseline goes on; an older one is refused', async () => {
  const schema = { migrationsFolder, publicTables: [news] };
  const { rows } = await testApp.db.execute<{ last: string }>(
    sql`select max(created_at)::text as last from drizzle.__drizzle_migrations`,
  );
  const applied = (when: number) =>
    testApp.db.execute(sql`
      with former as (delete from drizzle.__drizzle_migrations)
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('former', ${when})`);
  const last = Number(rows[0]?.last);
  await applied(last);
  await applySchema(testApp.db, schema);
  expect(await countApplied(testApp.db)).toBe(1);
  const [baseline] = readMigrationFiles({ migrationsFolder });
  await applied(Number(baseline?.folderMillis) - 1);
  await expect(applySchema(testApp.db, schema)).rejects.toThrow('before version 0.1.0');
});
