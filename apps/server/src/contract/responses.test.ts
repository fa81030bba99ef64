import contract from '@huiqi/openapi/bundle.json' with { type: 'json' };
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callsOf, type Calls } from '../testing/calls.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { servedCalls, type ServedCall } from '../testing/servedCalls.js';
import { notServed } from './notServed.js';
import { operationRules } from './operations.js';

const served = operationRules.filter(({ operationId }) => !notServed.includes(operationId));
const ajv = new Ajv2020({ strict: false, allErrors: true });
(formats as unknown as (instance: Ajv2020) => void)(ajv);
ajv.addSchema(contract as object, 'contract');

const accounts = [
  '13800000001',
  '13800000002',
  '13800000004',
  '13800000005',
  '13800000006',
  '13800000007',
  '13800000008',
];
const hostile: readonly unknown[] = [null, true, 5, '', '<b>', [], {}, 1e16, ['a']];

let world: TestApp;
let calls: ServedCall[];
const users = new Map<string, Calls>();
beforeAll(async () => {
  world = await openTestApp();
  for (const account of accounts) users.set(account, await callsOf(world, account));
  calls = await servedCalls(users.get('13800000001')!, users.get('13800000005')!);
}, 60_000);
afterAll(() => world.close());

const send = async ({ method, path, body }: ServedCall, as: string, payload = body) =>
  users.get(as)!(method, path, payload);

test('every served operation has a call that succeeds here', () => {
  const listed = calls.map(({ operationId }) => operationId);
  expect([...listed].sort()).toEqual(served.map(({ operationId }) => operationId).sort());
});

describe('bodies which are not what the contract says', () => {
  test('each field of another type, and any further field, is refused with 400', async () => {
    let tried = 0;
    for (const call of calls.filter(({ body }) => body)) {
      const attempts: object[] = [{ ...call.body, planted: 1 }, [call.body]];
      for (const field of Object.keys(call.body!)) {
        const own = (call.body as Record<string, unknown>)[field];
        for (const value of hostile) {
          const sameKind =
            typeof value === typeof own && Array.isArray(value) === Array.isArray(own);
          if (value !== null && sameKind) continue;
          attempts.push({ ...call.body, [field]: value });
        }
      }
      for (const body of attempts) {
        const answer = await send(call, call.as, body);
        tried += 1;
        expect([answer.status, answer.code], `${call.operationId} ${JSON.stringify(body)}`).toEqual(
          [400, '100400'],
        );
      }
    }
    expect(tried).toBeGreaterThan(300);
  }, 60_000);

  test('keys that would reach a prototype are refused', async () => {
    for (const { method, path, as } of calls.filter(({ body }) => body)) {
      const answer = await world.app.inject({
        method,
        url: `/api/huiqi${path}`,
        headers: { 'content-type': 'application/json', 'x-request-id': 'web-test-000003' },
        payload: '{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}',
      });
      expect(answer.statusCode, `${path} ${as}`).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode).toBeLessThan(500);
    }
    expect(({} as Record<string, unknown>)['a']).toBeUndefined();
  });
});

describe('who may call what', () => {
  const roles: Readonly<Record<string, string>> = {
    '13800000001': 'NORMA',
    '13800000002': 'NORMA',
    '13800000004': 'AGENT',
    '13800000005': 'FINANCIER',
    '13800000006': 'OPERATOR',
    '13800000007': 'ADMIN',
    '13800000008': 'BACKSTAGE',
  };

  test('visitors and other roles are refused by the contract alone, before anything is looked up', async () => {
    let refused = 0;
    for (const { operationId, session, roles: allowed } of served) {
      const call = calls.find((one) => one.operationId === operationId)!;
      if (session === 'required') {
        const answer = await world.app.inject({
          method: call.method,
          url: `/api/huiqi${call.path}`,
          headers: { 'x-request-id': 'web-test-000004' },
          ...(call.body ? { payload: call.body } : {}),
        });
        expect([answer.statusCode, answer.json().code], operationId).toEqual([401, '791214']);
        refused += 1;
      }
      for (const account of allowed ? accounts : []) {
        if (allowed!.includes(roles[account] as never)) continue;
        const answer = await send(call, account);
        expect([answer.status, answer.code], `${operationId} as ${roles[account]}`).toEqual([
          403,
          '100403',
        ]);
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(40);
  });

  test('things of somebody else answer like things that are not there', async () => {
    const mine = calls.filter(({ operationId }) =>
      [
        'getOrder',
        'getStaffOrder',
        'getAcceptState',
        'getApprovalState',
        'acceptOrder',
        'enterOrderLoan',
      ].includes(operationId),
    );
    // Another applicant for what belongs to a person; the county's operator has no bank's approvals.
    for (const call of mine) {
      const missing = { ...call, path: call.path.replace(/\d{6,}/, '19999999') };
      const stranger = call.operationId === 'getOrder' ? '13800000002' : '13800000005';
      if (stranger === call.as) {
        expect((await send(missing, call.as)).status, call.operationId).toBe(404);
        continue;
      }
      const foreign = await send(call, stranger);
      expect(foreign, call.operationId).toEqual(await send(missing, stranger));
      expect(foreign.status).toBe(404);
    }
  });
});

test('every success is what the contract says', async () => {
  const wrong: string[] = [];
  for (const call of calls) {
    const rule = served.find(({ operationId }) => operationId === call.operationId)!;
    const pointer = `${rule.path.replaceAll('~', '~0').replaceAll('/', '~1')}/${rule.method.toLowerCase()}`;
    const schema = encodeURI(
      `contract#/paths/${pointer}/responses/200/content/application~1json/schema`,
    );
    const answer = await send(call, call.as);
    if (answer.status !== 200) {
      wrong.push(`${call.operationId}: ${answer.status} ${answer.code}`);
      continue;
    }
    const operation = (
      contract.paths as Record<string, Record<string, { responses: Record<string, object> }>>
    )[rule.path]![rule.method.toLowerCase()]!;
    if ('$ref' in operation.responses['200']!) continue;
    const valid = ajv.validate(
      { $ref: schema },
      { code: answer.code, message: '', data: answer.data },
    );
    if (!valid) wrong.push(`${call.operationId}: ${ajv.errorsText(ajv.errors)}`);
  }
  expect(wrong).toEqual([]);
});
