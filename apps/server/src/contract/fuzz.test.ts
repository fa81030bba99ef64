import type { OperationId } from '@huiqi/sdk';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bankOfficer, operator, owner } from '../callKit/accounts.js';
import { tokenOfAccount } from '../testing/callsAs.js';
import { exampleCalls, exampleOf, type ExampleCall } from '../testing/exampleCalls.js';
import { fuzzRequests, type FuzzRequest } from '../testing/fuzzRequests.js';
import { oneConnection, openTestApp, type TestApp } from '../testing/openTestApp.js';
import { bodySchemaOf, parametersOf } from '../testing/parametersOf.js';
import { triedOperations, type Operation } from '../testing/operations.js';

/** Runs of an ordinary test; nightly runs use more. A failure prints seed and path (G11). */
const numRuns = Number(process.env.HUIQI_FUZZ_RUNS || 30);
const seed = Number(process.env.HUIQI_FUZZ_SEED || 20_260_615);

let testApp: TestApp;
let examples: ReadonlyMap<OperationId, ExampleCall>;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  testApp = await openTestApp(undefined, oneConnection);
  for (const as of [owner, bankOfficer, operator]) tokens[as] = await tokenOfAccount(testApp, as);
  examples = await exampleCalls(testApp);
});
afterAll(() => testApp.close());

async function tokenOf({ session }: Operation, example: ExampleCall, as: number): Promise<string> {
  if (session === 'end') return tokenOfAccount(testApp, owner);
  const account = [operator, bankOfficer, owner][as] ?? example.as;
  return tokens[account] ?? '';
}

async function check(
  { file, method }: Operation,
  request: FuzzRequest,
  own: Readonly<Record<string, string>>,
): Promise<void> {
  const response = await testApp.app.inject({
    method: method as 'GET',
    url: request.url,
    headers: {
      ...request.headers,
      ...own,
      ...(request.payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(request.payload === undefined ? {} : { payload: request.payload }),
  });
  const requestId = response.headers['x-request-id'];
  expect(requestId).toMatch(/^srv-/);
  if (file && response.statusCode === 200) return;
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  const envelope = response.json();
  if (response.statusCode === 200) {
    expect(envelope).toMatchObject({ code: '200', message: expect.any(String) });
    return;
  }
  expect(response.statusCode).toBeLessThan(500);
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  const failure = { code: expect.any(String), message: expect.any(String), requestId };
  expect(envelope).toMatchObject(failure);
}

/** An operation without a body has little to vary. */
const runsOf = (operation: Operation): number =>
  bodySchemaOf(operation)
    ? numRuns
    : Math.ceil((numRuns * Math.min(parametersOf(operation).length + 1, 5)) / 5);

describe('whatever is sent, no call fails inside and each gets an envelope', () => {
  it.each(triedOperations)('$id', async (operation) => {
    const example = exampleOf(examples, operation.id);
    const property = fc.asyncProperty(fuzzRequests(operation, example), async (request) => {
      const token = await tokenOf(operation, example, request.as);
      await check(operation, request, { ...example.headers, 'x-access-token': token });
    });
    await fc.assert(property, { numRuns: runsOf(operation), seed });
  });
});
