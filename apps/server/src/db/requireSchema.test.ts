import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { schema } from '../testing/schema.js';
import { requireSchema } from './requireSchema.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const check = () => requireSchema(testApp.db, schema);

test('a database that is up to date, or ahead, is accepted', async () => {
  await expect(check()).resolves.toBeUndefined();
  await testApp.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
  );
  await expect(check()).resolves.toBeUndefined();
  await testApp.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'later'`);
});

test('a trigger that is missing is refused', async () => {
  await testApp.db.execute(sql`drop trigger bump_public_version on regions`);
  await expect(check()).rejects.toThrow('triggers missing');
});

test('a database that is behind is refused, with the command to run', async () => {
  await testApp.db.execute(
    sql`delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
  );
  await expect(check()).rejects.toThrow('1 migration(s) missing');
  await expect(check()).rejects.toThrow('npm run migrate');
  await testApp.db.execute(sql`drop schema drizzle cascade`);
  await expect(check()).rejects.toThrow('migration(s) missing');
});
