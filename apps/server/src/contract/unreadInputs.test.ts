import type { OperationId } from '@huiqi/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handlers } from '../modules/handlers.js';
import { callsWith, tokenOfAccount } from '../testing/callsAs.js';
import { exampleCalls, exampleOf, type ExampleCall } from '../testing/exampleCalls.js';
import { findUnread } from '../testing/findUnread.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { isTried, operations, servedOperations, type Operation } from '../testing/operations.js';
import { parametersOf } from '../testing/parametersOf.js';
import { probeHandlers, type Probe } from '../testing/probeHandlers.js';

/** Query parameters without effect, and why. The list may only shrink. */
const known: Readonly<Record<string, string>> = {
  'getPageConfig.scfDistrict': 'no district of the sample has a region of its own',
  'listBanners.scfDistrict': 'no district of the sample has a region of its own',
  'listBanners.source': 'a banner has one picture for every device',
  'listEvaluationDepartments.evaluationType': 'there is one type',
  'listOrders.token': 'the session that was opened with it decides',
  'verifyCorporatePhone.productId': 'no product changes whose phone it is',
};

const probed = probeHandlers(handlers);
let testApp: TestApp;
let examples: ReadonlyMap<OperationId, ExampleCall>;
beforeAll(async () => {
  testApp = await openTestApp(undefined, {}, undefined, probed.handlers);
  examples = await exampleCalls(testApp);
}, 240_000);
afterAll(async () => {
  await testApp.close();
  probed.restore();
});

const queryOf = (operation: Operation) =>
  parametersOf(operation).filter((one) => one.in === 'query');
const withQuery = servedOperations.filter((operation) => queryOf(operation).length > 0);
const tried = withQuery.filter(({ tag }) => isTried(tag));
const tagOf = new Map<string, string>(operations.map(({ id, tag }) => [id, tag]));
/** The known parameters of the tested operations. */
const expected = Object.keys(known).filter((name) =>
  isTried(tagOf.get(name.split('.')[0] ?? '') ?? ''),
);

/** The call of an operation's example. */
async function probeOf(operation: Operation): Promise<Probe> {
  const { as, method, path, body, headers } = exampleOf(examples, operation.id);
  const token = operation.access === 'public' ? null : await tokenOfAccount(testApp, as);
  const response = await callsWith(testApp, token)(method, path, body, undefined, headers);
  expect([operation.id, response.status]).toEqual([operation.id, 200]);
  const probe = probed.probes.get(operation.id);
  if (!probe) throw new Error(`${operation.id} was not called`);
  return probe;
}

test('every query parameter of a read changes its statements or its result', async () => {
  const unread: string[] = [];
  for (const operation of tried.filter(({ read }) => read)) {
    const names = await findUnread(await probeOf(operation), queryOf(operation));
    unread.push(...names.map((name) => `${operation.id}.${name}`));
  }
  expect(unread.toSorted()).toEqual(expected.toSorted());
}, 600_000);

test('every query parameter of a write is read', async () => {
  const unread: string[] = [];
  for (const operation of tried.filter(({ read }) => !read)) {
    const { read } = await probeOf(operation);
    const names = queryOf(operation).map(({ name }) => name);
    unread.push(
      ...names.filter((name) => !read.has(name)).map((name) => `${operation.id}.${name}`),
    );
  }
  expect(unread).toEqual([]);
});

test('a filter that the handler ignores is found', async () => {
  const operation = withQuery.find(({ id }) => id === 'listProducts')!;
  const probe = await probeOf(operation);
  const ignoring: Probe = {
    ...probe,
    read: new Set(),
    observe: ({ guaranteeType: _ignored, ...rest }) => probe.observe(rest),
  };
  expect(await findUnread(ignoring, queryOf(operation))).toEqual(['guaranteeType']);
});
