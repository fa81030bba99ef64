import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankOfficer } from '../../callKit/accounts.js';
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
