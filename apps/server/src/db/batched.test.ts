import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { batched } from './batched.js';
import { requestDb } from './rankedDb.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const byRequests = (find: (db: TestApp['db'], key: string) => Promise<string>) => (key: string) =>
  find(requestDb(testApp.db), key);

test('calls that arrive together share a read, and each gets its own value', async () => {
  const reads: (readonly string[])[] = [];
  const find = byRequests(
    batched(async (_db, keys) => {
      reads.push(keys);
      return keys.map((key) => `value of ${key}`);
    }),
  );
  expect(await Promise.all([find('a'), find('b'), find('a')])).toEqual([
    'value of a',
    'value of b',
    'value of a',
  ]);
  expect(reads).toEqual([['a', 'b', 'a']]);
});

test('a call never gets what was read before it arrived', async () => {
  let begin = () => {};
  let release = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const released = new Promise<void>((resolve) => (release = resolve));
  let stored = 'valid';
  const find = byRequests(
    batched(async (_db, keys) => {
      const found = stored;
      begin();
      await released;
      return keys.map(() => found);
    }),
  );
  const before = find('session');
  await begun;
  stored = 'ended';
  const after = find('session');
  release();
  expect(await Promise.all([before, after])).toEqual(['valid', 'ended']);
});

test('a failed read fails the calls that shared it, and no later one', async () => {
  let isDown = true;
  const find = byRequests(
    batched(async (_db, keys) => {
      if (isDown) throw new Error('down');
      return keys;
    }),
  );
  const failed = await Promise.allSettled([find('a'), find('b')]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(find('a')).rejects.toThrow('down');
  isDown = false;
  expect(await find('a')).toBe('a');
});

test('while every connection is in use each call reads for itself', async () => {
  const { max } = testApp.db.$client.options;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let held = 0;
  const holders = Array.from({ length: Math.max(1, max - 1) }, () =>
    testApp.db.transaction(async () => {
      held += 1;
      await released;
    }),
  );
  await vi.waitFor(() => expect(held).toBe(holders.length));
  const reads: (readonly string[])[] = [];
  const find = byRequests(
    batched(async (_db, keys) => {
      reads.push(keys);
      return keys;
    }),
  );
  expect(await Promise.all([find('a'), find('b')])).toEqual(['a', 'b']);
  expect(reads).toEqual([['a'], ['b']]);
  release();
  await Promise.all(holders);
});

test('calls of a transaction read in it, each for itself', async () => {
  const reads: (readonly string[])[] = [];
  const find = batched(async (_db, keys: readonly string[]) => {
    reads.push(keys);
    return keys;
  });
  await testApp.db.transaction((tx) => Promise.all([find(tx, 'a'), find(tx, 'b')]));
  expect(reads).toEqual([['a'], ['b']]);
});
