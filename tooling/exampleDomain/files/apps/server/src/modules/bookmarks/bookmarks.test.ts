import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankOfficer, owner } from '../../callKit/accounts.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { callsAs } from '../../testing/callsAs.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

test('a user sees and removes own bookmarks, and nobody else does', async () => {
  const mine = await callsAs(testApp, owner);
  const others = await callsAs(testApp, bankOfficer);
  const listed = async () => (await mine('GET', '/product/bookmark/page')).data.page.total;
  expect(await listed()).toBe(3);
  expect((await others('POST', '/product/bookmark/b-1/remove')).status).toBe(404);
  expect((await mine('POST', '/product/bookmark/b-1/remove')).status).toBe(200);
  expect(await listed()).toBe(2);
});
