import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notServed } from '../contract/notServed.js';
import { operationRules } from '../contract/operations.js';
import type { Calls } from '../testing/calls.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { servedCalls, type ServedCall } from '../testing/servedCalls.js';
import { bankOfficer, callsWith, owner, tokenOfAccount } from '../testing/signIn.js';

let world: TestApp;
const users = new Map<string, Calls>();
let calls: ServedCall[];
beforeAll(async () => {
  world = await openTestApp();
  for (const as of [owner, bankOfficer])
    users.set(as, callsWith(world, await tokenOfAccount(world, as)));
  calls = await servedCalls(as(owner), as(bankOfficer));
});
afterAll(() => world.close());

const as = (account: string): Calls => {
  const found = users.get(account);
  if (!found) throw new Error(`${account} is not signed in`);
  return found;
};
const send = (call: ServedCall, query: string, body = call.body) => {
  const glue = call.path.includes('?') ? '&' : '?';
  return as(call.as)(call.method, `${call.path}${query === '' ? '' : glue}${query}`, body);
};
const refusal = [400, '100400'];

const named = operationRules.filter(
  ({ operationId, queryNames }) => queryNames.length > 0 && !notServed.includes(operationId),
);

describe('the query', () => {
  it.each(named)(
    'of $operationId names nothing twice (V-48)',
    async ({ operationId, queryNames }) => {
      const call = calls.find((one) => one.operationId === operationId);
      if (!call) throw new Error(`${operationId} has no call`);
      for (const name of queryNames) {
        const answer = await send(call, `${name}=1&${name}=1`);
        expect([answer.status, answer.code], name).toEqual(refusal);
      }
    },
  );

  it.each(['__proto__', 'constructor', 'prototype', '__proto__[a]&__proto__', '%5f_proto__'])(
    'holds no %s (V-40)',
    async (name) => {
      for (const call of calls.filter(
        ({ method, operationId }) => method === 'GET' && operationId,
      )) {
        const answer = await send(call, `${name}=1`);
        expect([answer.status, answer.code], call.operationId).toEqual(refusal);
      }
    },
  );

  it('cannot stand for a part of the path or for a body', async () => {
    const path = '/order/user/00000000-0000-4000-8000-000000000000';
    const listed = await as(owner)('GET', '/order/user/page');
    const [mine] = listed.data.content;
    const id = String(mine.orderId ?? mine.id);
    expect((await as(owner)('GET', `/order/user/${id}`)).status).toBe(200);
    expect((await as(owner)('GET', `${path}?orderId=${id}`)).status).toBe(404);
    const nameless = await as(owner)('POST', '/user/relatedCompanyList?body=1');
    expect([nameless.status, nameless.code]).toEqual(refusal);
  });

  it('may hold more than the contract names, to no effect', async () => {
    const plain = await as(bankOfficer)('GET', '/order/admin/page');
    for (const query of ['_=1', '_=1&_=2', 'userId=1&bankId2=7', 'x=%E0%A4'])
      expect(await as(bankOfficer)('GET', `/order/admin/page?${query}`)).toEqual(plain);
  });
});

describe('texts which the database cannot keep', () => {
  it.each([
    ['NUL', '\0'],
    ['half a surrogate pair', '\ud83d'],
  ])('are refused, and nothing fails: %s', async (_name, text) => {
    let tried = 0;
    for (const call of calls.filter(({ body }) => body)) {
      const fields = Object.entries(call.body ?? {}).filter(([, own]) => typeof own === 'string');
      for (const [field, own] of fields) {
        const answer = await send(call, '', { ...call.body, [field]: `${own}${text}` });
        expect([answer.status, answer.code], `${call.operationId} ${field}`).toEqual(refusal);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(20);
  });

  it('are refused in an address', async () => {
    for (const name of ['companyName', 'productName', 'applyUser', 'recommendNameOrPhone']) {
      const answer = await as(bankOfficer)('GET', `/order/admin/page?${name}=a%00b`);
      expect([answer.status, answer.code], name).toEqual(refusal);
    }
  });
});
