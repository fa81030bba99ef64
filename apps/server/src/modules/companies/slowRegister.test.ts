import { afterAll, beforeAll, expect, test } from 'vitest';
import { newcomer } from '../../testing/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { registryUnavailable } from '../../registry/CompanyRegistry.js';
import { sampleRegistry } from './seed/sampleRegistry.js';
import { registerScenarios } from './seed/registerScenarios.js';

const [first, second] = registerScenarios;
const sample = sampleRegistry(72);
let answer: (creditCode: string) => ReturnType<typeof sample.findByCreditCode>;
let world: TestApp;
let fresh: Calls;
beforeAll(async () => {
  const findByCreditCode = (creditCode: string) => answer(creditCode);
  world = await openTestApp(undefined, {}, { ...sample, findByCreditCode });
  fresh = await callsAs(world, newcomer);
});
afterAll(() => world.close());

const add = (company = first, key?: string) =>
  fresh(
    'POST',
    '/user/addRelatedCompany',
    { nsrsbh: company?.creditCode, qymc: company?.name },
    key,
  );

test('a register that takes its time holds nobody else up', async () => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let reply = () => {};
  const replied = new Promise<void>((resolve) => {
    reply = resolve;
  });
  answer = async (creditCode) => {
    arrive();
    await replied;
    return sample.findByCreditCode(creditCode);
  };
  const waiting = add();
  await arrived;
  // The embedded database has one connection: an open transaction would keep these waiting for ever.
  const others = await Promise.all([
    fresh('GET', '/user/info'),
    fresh('PUT', '/user/company/current', { companyId: 'none' }),
  ]);
  expect(others.map(({ status }) => status)).toEqual([200, 404]);
  reply();
  expect((await waiting).status).toBe(200);
});

test('a repeated call gets its response though the register fails by now', async () => {
  answer = sample.findByCreditCode;
  const made = await add(second, 'slow-key-1');
  expect(made.status).toBe(200);
  answer = async () => {
    throw registryUnavailable();
  };
  expect(await add(second, 'slow-key-1')).toEqual(made);
});
