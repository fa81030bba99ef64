import { readdir, rm, writeFile } from 'node:fs/promises';
import type { ManagementOverview } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankOfficer } from '../../callKit/accounts.js';
import { seedNow } from '../../callKit/seedNow.js';
import { policies } from '../../schema/policies.js';
import { products } from '../../schema/products.js';
import { callsAs } from '../../testing/callsAs.js';
import { openManagement, type Management } from '../../testing/openManagement.js';

let management: Management;
beforeAll(async () => {
  management = await openManagement();
});
afterAll(() => management.testApp.close());

test('the overview says what waits, ends and is not used, and to the bank only what is its', async () => {
  const { testApp, author, visitor, open, submit } = management;
  const change = await open('PRODUCT', '100001');
  await submit(change);
  const { data } = await author('GET', '/manage/overview');
  expect(data.waiting).toEqual([{ kind: 'PRODUCT', count: 1, own: 1 }]);
  expect(data.ending.length).toBeGreaterThan(0);
  const days = data.ending.map(({ endsOn }: { endsOn: string }) => endsOn);
  expect(days).toEqual(days.toSorted());
  expect(data.health.map(({ subject }: { subject: string }) => subject)).toEqual([
    'JOBS',
    'MESSAGES',
    'WEBHOOKS',
    'STORAGE',
  ]);
  const officer = await callsAs(testApp, bankOfficer);
  const own = (await officer('GET', '/manage/overview')).data;
  expect(own).toMatchObject({ ending: [], health: [] });
  expect((await visitor('GET', '/manage/overview')).status).toBe(401);
});

test('messages that no gateway takes are told, although nothing of them is left', async () => {
  const { testApp, author } = management;
  const ended = (state: 'cancelled' | 'completed') =>
    testApp.db.execute(sql`insert into pgboss.job (name, data, state, completed_on)
      values ('messages', '{}', ${state}::pgboss.job_state, now())`);
  const told = async () => {
    const { health } = (await author('GET', '/manage/overview')).data as ManagementOverview;
    return health.find(({ subject }) => subject === 'MESSAGES');
  };
  for (const state of ['completed', 'cancelled'] as const) await ended(state);
  expect(await told()).toMatchObject({ ok: true });
  await ended('cancelled');
  expect(await told()).toMatchObject({ ok: false, count: 2 });
});

test('a storage that takes no more files is told, although those that are there can be read', async () => {
  const { testApp, author } = management;
  const { incoming } = testApp.storage;
  const isWorking = async () => {
    const { health } = (await author('GET', '/manage/overview')).data as ManagementOverview;
    return health.find(({ subject }) => subject === 'STORAGE')?.ok;
  };
  expect(await isWorking()).toBe(true);
  expect(await readdir(incoming)).toEqual([]);
  await rm(incoming, { recursive: true });
  await writeFile(incoming, '');
  expect(await isWorking()).toBe(false);
  await rm(incoming);
});

test('of what ends soon the first are shown, and how many there are', async () => {
  const { testApp, author } = management;
  const read = async () => (await author('GET', '/manage/overview')).data as ManagementOverview;
  const before = await read();
  expect(before.endingTotal).toBe(before.ending.length);
  await testApp.db.update(policies).set({ declareUntil: formatDate(seedNow) });
  const { ending, endingTotal } = await read();
  expect(ending).toHaveLength(20);
  expect(endingTotal).toBeGreaterThan(20);
});

test('a product is not called unused before anybody had the time to apply', async () => {
  const { testApp, author } = management;
  const unused = async (): Promise<readonly { id: string }[]> =>
    (await author('GET', '/manage/overview')).data.unused;
  const [first] = await unused();
  if (!first) throw new Error('The sample has no unused product');
  const isFirst = eq(products.id, first.id);
  await testApp.db.update(products).set({ createdAt: seedNow }).where(isFirst);
  expect((await unused()).map(({ id }) => id)).not.toContain(first.id);
});
