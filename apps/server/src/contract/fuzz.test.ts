import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fuzzRequests, type FuzzRequest } from '../testing/fuzzRequests.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { servedCalls, type ServedCall } from '../testing/servedCalls.js';
import { bankOfficer, callsWith, owner, tokenOfAccount } from '../testing/signIn.js';
import { notServed } from './notServed.js';
import { operationRules, type OperationRule } from './operations.js';

/** A landing tries this much; a nightly run asks for more. A failure prints seed and path (G11). */
const numRuns = Number(process.env.HUIQI_FUZZ_RUNS || 30);
const seed = Number(process.env.HUIQI_FUZZ_SEED || 20_260_615);
const served = operationRules.filter(({ operationId }) => !notServed.includes(operationId));
const operator = '13800000006';

let world: TestApp;
let examples: ServedCall[];
const tokens: Record<string, string> = {};
beforeAll(async () => {
  world = await openTestApp();
  for (const as of [owner, bankOfficer, operator]) tokens[as] = await tokenOfAccount(world, as);
  const as = (account: string) => callsWith(world, tokens[account] ?? '');
  examples = await servedCalls(as(owner), as(bankOfficer));
});
afterAll(() => world.close());

async function tokenOf(rule: OperationRule, example: ServedCall, as: number): Promise<string> {
  if (rule.operationId === 'logout') return tokenOfAccount(world, owner);
  const account = [operator, bankOfficer, owner][as] ?? example.as;
  return tokens[account] ?? '';
}

async function check(rule: OperationRule, request: FuzzRequest, token: string): Promise<void> {
  const answer = await world.app.inject({
    method: rule.method as 'GET',
    url: request.url,
    headers: {
      ...request.headers,
      'x-access-token': token,
      ...(request.payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(request.payload === undefined ? {} : { payload: request.payload }),
  });
  const requestId = answer.headers['x-request-id'];
  expect(requestId).toMatch(/^srv-/);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const envelope = answer.json();
  if (answer.statusCode === 200) {
    expect(envelope).toMatchObject({ code: '200', message: expect.any(String) });
    return;
  }
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  const said = { code: expect.any(String), message: expect.any(String), requestId };
  expect(envelope).toMatchObject(said);
}

describe('whatever is sent, no call fails inside and each is answered by an envelope (V-40)', () => {
  it.each(served)('$operationId', async (rule) => {
    const example = examples.find(({ operationId }) => operationId === rule.operationId);
    if (!example) throw new Error(`${rule.operationId} has no call in servedCalls`);
    const property = fc.asyncProperty(fuzzRequests(rule, example), async (request) => {
      await check(rule, request, await tokenOf(rule, example, request.as));
    });
    await fc.assert(property, { numRuns, seed });
  });
});
