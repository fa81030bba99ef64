import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { news } from '../schema/home.js';
import { users } from '../schema/users.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { migrationsFolder } from '../testing/places.js';
import { applySchema } from './applySchema.js';

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp();
});
afterAll(() => world.close());

const version = async () => {
  const { rows } = await world.db.execute<{ version: string }>(
    sql`select version from public_version`,
  );
  return Number(rows[0]?.version);
};
const counts = async (change: () => Promise<unknown>) => {
  const before = await version();
  await change();
  return (await version()) - before;
};
const renameUser = () => world.db.update(users).set({ name: '改名' });
const renameNews = () => world.db.update(news).set({ title: '改名' });

test('tables that are declared public count their changes, others do not', async () => {
  expect([await counts(renameUser), await counts(renameNews)]).toEqual([0, 1]);
  await applySchema(world.db, { migrationsFolder, publicTables: [users] });
  expect([await counts(renameUser), await counts(renameNews)]).toEqual([1, 0]);
  await applySchema(world.db, { migrationsFolder, publicTables: [users] });
  expect(await counts(renameUser)).toBe(1);
});
