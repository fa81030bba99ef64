import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { owner } from '../../callKit/accounts.js';
import { seedNow } from '../../callKit/seedNow.js';
import { registryUnavailable } from '../../registry/CompanyRegistry.js';
import { sampleRegistry } from '../../seed/companies/sampleRegistry.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';

const sample = sampleRegistry(240);
const findByCreditCode = vi.fn(sample.findByCreditCode);
let now = seedNow;
let testApp: TestApp;
let ask: Calls;
beforeAll(async () => {
  testApp = await openTestApp(() => now, {}, { ...sample, findByCreditCode });
  ask = await callsAs(testApp, owner);
});
afterAll(() => testApp.close());

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const recommended = async () => {
  const { status, data } = await ask('POST', '/ticket/front/policy/push/recommend/page', {});
  expect(status).toBe(200);
  return JSON.stringify(data);
};

test('a register that failed is asked again after ten seconds, and then not for ten minutes', async () => {
  findByCreditCode.mockRejectedValueOnce(registryUnavailable());
  const meanwhile = await recommended();
  expect(await recommended()).toBe(meanwhile);
  expect(findByCreditCode).toHaveBeenCalledTimes(1);
  later(10_000);
  const complete = await recommended();
  expect(findByCreditCode).toHaveBeenCalledTimes(2);
  expect(meanwhile).not.toContain('所属行业');
  expect(complete).toContain('所属行业');
  later(590_000);
  expect(await recommended()).toBe(complete);
  expect(findByCreditCode).toHaveBeenCalledTimes(2);
});
