import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const one = async () => (await testApp.db.execute(sql`select 1 as one`)).rows;

test.each(['selec', 'select 1/0', 'insert into areas default values'])(
  'a rejected statement does not break the next one: %s',
  async (refused) => {
    for (let turn = 0; turn < 5; turn += 1) {
      await expect(testApp.db.execute(sql.raw(refused))).rejects.toThrow('Failed query');
      expect(await one()).toEqual([{ one: 1 }]);
    }
  },
);

test('rejected and valid statements that arrive together do not disturb each other', async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 40 }, (_unused, turn) =>
      turn % 2 ? one() : testApp.db.execute(sql`select 1/0`),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
});
