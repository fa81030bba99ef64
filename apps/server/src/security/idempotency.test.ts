import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError } from '../contract/ApiError.js';
import type { Queryable } from '../db/database.js';
import { news } from '../schema/home.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { runOnce } from './idempotency.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const row = (id: string) => ({ id, title: id, source: id, content: id, createdAt: new Date() });
const insert = (id: string) => async (tx: Queryable) => {
  await tx.insert(news).values(row(id));
  return { id };
};
const callOf = (key: string | null, input: unknown = {}, scope = '1') => ({
  scope,
  operationId: 'test',
  key,
  input,
});
const stored = (id: string) => testApp.db.$count(news, eq(news.id, id));

test('a repeated call gets the first response and has no second effect', async () => {
  const first = await runOnce(testApp.db, callOf('key-repeat'), insert('repeat'));
  const again = await runOnce(testApp.db, callOf('key-repeat'), insert('not reached'));
  expect([again, await stored('repeat'), await stored('not reached')]).toEqual([first, 1, 0]);
});

test('fifty parallel calls with one key have one effect and one response', async () => {
  let effects = 0;
  const responses = await Promise.all(
    Array.from({ length: 50 }, () =>
      runOnce(testApp.db, callOf('key-parallel'), async () => ({ turn: (effects += 1) })),
    ),
  );
  expect(new Set(responses.map(({ turn }) => turn)).size).toBe(1);
});

test('an error rolls back, and the key can be used again', async () => {
  const fail = async (tx: Queryable) => {
    await insert('failed')(tx);
    throw new ApiError('100409');
  };
  await expect(runOnce(testApp.db, callOf('key-error'), fail)).rejects.toThrow('100409');
  expect(await stored('failed')).toBe(0);
  expect(await runOnce(testApp.db, callOf('key-error'), insert('retried'))).toEqual({
    id: 'retried',
  });
});

test('other input with the same key is refused; another user may use the key', async () => {
  await runOnce(testApp.db, callOf('key-input', { a: 1 }), insert('input'));
  await expect(
    runOnce(testApp.db, callOf('key-input', { a: 2 }), insert('other input')),
  ).rejects.toMatchObject({ code: '100422' });
  await runOnce(testApp.db, callOf('key-input', { a: 2 }, '2'), insert('other user'));
  expect(await stored('other user')).toBe(1);
  expect(await runOnce(testApp.db, callOf('key-input', { a: 1 }), insert('not reached'))).toEqual({
    id: 'input',
  });
});

test('a constraint that the effect itself violates is not mistaken for a repeated key', async () => {
  await runOnce(testApp.db, callOf(null), insert('taken'));
  await expect(runOnce(testApp.db, callOf('key-taken'), insert('taken'))).rejects.toMatchObject({
    cause: { code: '23505', table: 'news' },
  });
});
