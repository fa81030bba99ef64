import { afterAll, beforeAll, expect, test } from 'vitest';
import { owner } from '../../callKit/accounts.js';
import { requestId, tokenOfAccount } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';

let testApp: TestApp;
let token: string;
beforeAll(async () => {
  testApp = await openTestApp();
  token = await tokenOfAccount(testApp, owner);
});
afterAll(() => testApp.close());

const save = (payload: string) =>
  testApp.app.inject({
    method: 'POST',
    url: '/api/huiqi/ticket/user/policy/order/save',
    headers: {
      'x-request-id': requestId,
      'x-access-token': token,
      'content-type': 'application/json',
    },
    payload,
  });

const empties = (count: number) => `{"list":[${Array.from({ length: count }, () => '{}').join()}]}`;
const unknowns = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_key, at) => [`k${at}`, 1])));

test.each([
  ['empty items', empties(85_000)],
  ['unknown keys', unknowns(20_000)],
])('a body of many %s is refused before it is checked', async (_name, payload) => {
  const response = await save(payload);
  expect([response.statusCode, response.json().code]).toEqual([413, '100413']);
  expect(response.body.length).toBeLessThan(500);
});

test.each([
  ['empty items', empties(2_000)],
  ['unknown keys', unknowns(4_000)],
])('the errors of %s are a hundred at most', async (_name, payload) => {
  const response = await save(payload);
  expect(response.statusCode).toBe(400);
  expect(response.json().fieldErrors).toHaveLength(100);
});
