import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { areas } from '../schema/areas.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { requestDb } from './rankedDb.js';
import { statement } from './statement.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const findArea = statement('test_find_area', (db) =>
  db
    .select({ name: areas.name })
    .from(areas)
    .where(eq(areas.code, sql.placeholder('code'))),
);
const nameOf = async (db: Parameters<typeof findArea>[0]) =>
  (await findArea(db, { code: '500231' })).map(({ name }) => name);

test('a statement sees what its transaction has written, and nobody else does', async () => {
  const { db } = testApp;
  await expect(
    db.transaction(async (tx) => {
      await tx.update(areas).set({ name: '改名县' }).where(eq(areas.code, '500231'));
      expect(await nameOf(tx)).toEqual(['改名县']);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await nameOf(db)).toEqual(['垫江县']);
});

test('a statement is prepared once for each connection, in requests too', async () => {
  await testApp.db.transaction(async (tx) => {
    for (let turn = 0; turn < 3; turn += 1) await nameOf(tx);
    const { rows } = await tx.execute(
      sql`select count(*)::int as count from pg_prepared_statements where name = 'test_find_area'`,
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
  expect(await nameOf(requestDb(testApp.db))).toEqual(['垫江县']);
});
