import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../../app.js';
import { readConfig } from '../../config/config.js';
import { products } from '../../schema/products.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { rootDir } from '../../testing/places.js';
import { PublicCache } from './publicCache.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const nameOf = async ({ app }: Pick<TestApp, 'app'>) =>
  (await app.inject('/api/huiqi/product/index/100001')).json().data.name as string;
const rename = (name: string) =>
  testApp.db.update(products).set({ name }).where(eq(products.id, '100001'));

test('the next read sees a change, in every process', async () => {
  const config = readConfig({ HUIQI_LOG_LEVEL: 'silent' }, rootDir);
  const other = { app: await createApp({ db: testApp.db, config, now: () => seedNow }) };
  await nameOf(testApp);
  await nameOf(other);
  for (const name of ['云税贷一号', '云税贷二号', '云税贷三号']) {
    await rename(name);
    expect([await nameOf(testApp), await nameOf(other)]).toEqual([name, name]);
  }
  await other.app.close();
});

test('a change that is rolled back is not seen; one made directly in the database is', async () => {
  await rename('原名');
  expect(await nameOf(testApp)).toBe('原名');
  await testApp.db
    .transaction(async (transaction) => {
      await transaction.update(products).set({ name: '没有发生' }).where(eq(products.id, '100001'));
      throw new Error('back');
    })
    .catch(() => undefined);
  expect(await nameOf(testApp)).toBe('原名');
  await testApp.db.execute(sql`UPDATE products SET name = '直接修改' WHERE id = '100001'`);
  expect(await nameOf(testApp)).toBe('直接修改');
});

test('other input gets another response; a missing product is not cached', async () => {
  const list = async (query: string) =>
    (await testApp.app.inject(`/api/huiqi/product/index/page?${query}`)).json().data.page;
  expect(await list('size=2')).toMatchObject({ size: 2 });
  expect(await list('size=3')).toMatchObject({ size: 3 });
  expect(await list('size=2')).toMatchObject({ size: 2 });
  const missing = await testApp.app.inject('/api/huiqi/product/index/199999');
  expect(missing.statusCode).toBe(404);
});

test('reads that arrive together share one version check; later ones check again', async () => {
  let asked = 0;
  let made = 0;
  const cache = new PublicCache(async () => {
    asked += 1;
    await nextTurn();
    return '1';
  });
  const read = async () =>
    String(await cache.read('listProducts', { index: 1 }, async () => `made ${(made += 1)}`));
  await read();
  const together = await Promise.all(Array.from({ length: 50 }, read));
  expect(new Set(together)).toEqual(new Set(['made 1']));
  expect(asked).toBe(2);
  await read();
  expect(asked).toBe(3);
  expect(made).toBe(1);
});

test('a read during a version check waits for a check of its own, and few checks run at once', async () => {
  const open: (() => void)[] = [];
  let version = 1;
  const cache = new PublicCache(() => {
    const seen = String(version);
    return new Promise((resolve) => open.push(() => resolve(seen)));
  });
  const read = async (value: string) =>
    String(await cache.read('getProduct', {}, async () => value));
  const early = read('old');
  await nextTurn();
  version = 2;
  const late = read('new');
  await nextTurn();
  expect(open).toHaveLength(2);
  for (const respond of open) respond();
  expect([await early, await late]).toEqual(['old', 'new']);

  open.length = 0;
  const many: Promise<string>[] = [];
  for (let n = 0; n < 10; n += 1) {
    many.push(read('new'));
    await nextTurn();
  }
  expect(open).toHaveLength(4);
  while (open.length > 0) {
    open.shift()?.();
    await nextTurn();
    await nextTurn();
  }
  expect(new Set(await Promise.all(many))).toEqual(new Set(['new']));
});

test('as many checks run at once as the database works on', async () => {
  const open: (() => void)[] = [];
  const ask = () => new Promise<string>((resolve) => open.push(() => resolve('1')));
  const cache = new PublicCache(Object.assign(ask, { parallel: 1 }));
  const read = () => cache.read('getProduct', {}, async () => 'value');
  const reads = [read(), read()];
  await vi.waitFor(() => expect(open).toHaveLength(1));
  reads.push(read());
  await nextTurn();
  await nextTurn();
  expect(open).toHaveLength(1);
  open.shift()?.();
  await vi.waitFor(() => expect(open).toHaveLength(1));
  open.shift()?.();
  expect(new Set((await Promise.all(reads)).map(String))).toEqual(new Set(['value']));
});

test('a response read during a change is not kept', async () => {
  let version = 1;
  let value = 'old';
  const cache = new PublicCache(async () => String(version));
  const first = cache.read('getProduct', {}, async () => {
    const seen = value;
    value = 'new';
    version = 2;
    return seen;
  });
  expect(String(await first)).toBe('old');
  expect(String(await cache.read('getProduct', {}, async () => value))).toBe('new');
});

test('an address is read without its input until the version changes, and few are kept', async () => {
  let version = 1;
  const cache = new PublicCache(async () => String(version));
  const read = (address: string) =>
    cache.read('getProduct', {}, async () => `of ${version}`, address);
  await read('/a');
  expect(String(await cache.readAddress('/a'))).toBe('of 1');
  expect(await cache.readAddress('/b')).toBeNull();
  version = 2;
  expect(cache.hasAddress('/a')).toBe(true);
  expect(await cache.readAddress('/a')).toBeNull();
  await read(`/${'long'.repeat(200)}`);
  expect(cache.hasAddress(`/${'long'.repeat(200)}`)).toBe(false);
  await Promise.all(Array.from({ length: 2_001 }, (_none, n) => read(`/${n}`)));
  expect(cache.hasAddress('/0')).toBe(false);
  expect(cache.hasAddress('/2000')).toBe(true);
});

test('a response read during a change is not kept for its address', async () => {
  let version = 1;
  const cache = new PublicCache(async () => String(version));
  const make = async () => {
    version = 2;
    await cache.readAddress('/a');
    return 'of 1';
  };
  await cache.read('getProduct', {}, make, '/a');
  expect(cache.hasAddress('/a')).toBe(false);
});
