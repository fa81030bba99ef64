import { operationMeta } from '@huiqi/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bankOfficer, owner } from '../../callKit/accounts.js';
import { callsAs, callsWith, type Calls } from '../../testing/callsAs.js';
import { exampleCalls, exampleOf, type ExampleCall } from '../../testing/exampleCalls.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { resolved, type Schema } from '../../testing/arbitraryOf.js';
import { servedOperations } from '../../testing/operations.js';
import { bodySchemaOf } from '../../testing/parametersOf.js';

let testApp: TestApp;
const users = new Map<string, Calls>();
let examples: Awaited<ReturnType<typeof exampleCalls>>;
let calls: ExampleCall[];
beforeAll(async () => {
  testApp = await openTestApp();
  examples = await exampleCalls(testApp);
  for (const { as } of examples.values()) users.set(as, await callsAs(testApp, as));
  calls = [...examples.values()];
});
afterAll(() => testApp.close());

const as = (account: string): Calls => {
  const found = users.get(account);
  if (!found) throw new Error(`${account} is not signed in`);
  return found;
};
const send = (call: ExampleCall, query: string, body = call.body) => {
  const glue = call.path.includes('?') ? '&' : '?';
  // A login ends the session sent with it.
  const isPublic = operationMeta[call.operationId].access === 'public';
  const caller = isPublic ? callsWith(testApp, null) : as(call.as);
  return caller(
    call.method,
    `${call.path}${query === '' ? '' : glue}${query}`,
    body,
    undefined,
    call.headers,
  );
};
const refusal = [400, '100400'];

const named = servedOperations.filter(({ queryNames }) => queryNames.length > 0);

describe('the query', () => {
  it.each(named)('of $id repeats no name', async ({ id, queryNames }) => {
    const call = exampleOf(examples, id);
    for (const name of queryNames) {
      const response = await send(call, `${name}=1&${name}=1`);
      expect([response.status, response.code], name).toEqual(refusal);
    }
  });

  it.each(['constructor', 'prototype', '__proto__[a]&__proto__', '%5f_proto__'])(
    'contains no %s',
    async (name) => {
      const response = await send(exampleOf(examples, 'listProducts'), `${name}=1`);
      expect([response.status, response.code]).toEqual(refusal);
    },
  );

  it('contains no __proto__ in any read', async () => {
    for (const call of calls.filter(({ method }) => method === 'GET')) {
      const response = await send(call, '__proto__=1');
      expect([response.status, response.code], call.operationId).toEqual(refusal);
    }
  });

  it('cannot replace a path parameter or a body', async () => {
    const path = '/order/user/00000000-0000-4000-8000-000000000000';
    const listed = await as(owner)('GET', '/order/user/page');
    const [mine] = listed.data.content;
    const id = String(mine.orderId ?? mine.id);
    expect((await as(owner)('GET', `/order/user/${id}`)).status).toBe(200);
    expect((await as(owner)('GET', `${path}?orderId=${id}`)).status).toBe(404);
    const nameless = await as(owner)('POST', '/user/relatedCompanyList?body=1');
    expect([nameless.status, nameless.code]).toEqual(refusal);
  });

  it('may contain unknown names, to no effect', async () => {
    const plain = await as(bankOfficer)('GET', '/order/admin/page');
    for (const query of ['_=1', '_=1&_=2', 'userId=1&bankId2=7', 'x=%E0%A4'])
      expect(await as(bankOfficer)('GET', `/order/admin/page?${query}`)).toEqual(plain);
  });
});

describe('texts that the database cannot store', () => {
  it.each([
    ['NUL', '\0'],
    ['half a surrogate pair', '\ud83d'],
  ])('are refused, and nothing fails: %s', async (_name, text) => {
    let tried = 0;
    for (const call of calls.filter(({ body }) => body)) {
      const fields = Object.entries(call.body ?? {}).filter(([, own]) => typeof own === 'string');
      for (const [field, own] of fields) {
        const response = await send(call, '', { ...call.body, [field]: `${own}${text}` });
        expect([response.status, response.code], `${call.operationId} ${field}`).toEqual(refusal);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(20);
  });

  it('are refused in an address', async () => {
    for (const name of ['companyName', 'productName', 'applyUser', 'recommendNameOrPhone']) {
      const response = await as(bankOfficer)('GET', `/order/admin/page?${name}=a%00b`);
      expect([response.status, response.code], name).toEqual(refusal);
    }
  });
});

/** Required free-text fields by path, including nested objects. */
function textsOf(schema: Schema, path: readonly string[] = []): string[][] {
  return Object.entries(resolved(schema).properties ?? {}).flatMap(([name, inner]) => {
    const { type, minLength = 0, pattern, format, enum: values, properties } = resolved(inner);
    if (properties) return textsOf(inner, [...path, name]);
    const isText = type === 'string' && minLength > 0 && !pattern && !format && !values;
    return isText ? [[...path, name]] : [];
  });
}

const withText = (body: object, [name = '', ...rest]: string[], text: string): object => ({
  ...body,
  [name]:
    rest.length === 0
      ? text
      : withText(((body as Record<string, object>)[name] ?? {}) as object, rest, text),
});

describe('a text that must be filled in', () => {
  it('is not blank, in any field of any operation', async () => {
    let tried = 0;
    for (const operation of servedOperations) {
      const call = examples.get(operation.id);
      const schema = bodySchemaOf(operation);
      if (!call?.body || !schema) continue;
      for (const path of textsOf(schema))
        for (const blank of [
          '     ',
          '\u3000\u3000\u3000\u3000\u3000',
          '\u200b\u2060 \u200b\u2060',
        ]) {
          const response = await send(call, '', withText(call.body, path, blank));
          const name = `${call.operationId} ${path.join('.')}`;
          expect([response.status, response.code], name).toEqual(refusal);
          tried += 1;
        }
    }
    expect(tried).toBeGreaterThan(60);
  });
});
