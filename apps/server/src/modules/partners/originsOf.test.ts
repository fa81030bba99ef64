import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin } from '../../callKit/accounts.js';
import { callsAs } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { demoPartner } from './samplePartners.js';

const demo = 'http://127.0.0.1:4174';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp(() => seedNow, { HUIQI_SANDBOX: '1', HUIQI_DEMO_ORIGINS: demo });
});
afterAll(() => testApp.close());

test('the origins that the configuration gives the sample partner are shown as its own', async () => {
  const call = await callsAs(testApp, admin);
  const { content } = (await call('GET', '/partner/admin/page')).data;
  const shown = (content as { id: string; origins: string[] }[]).flatMap(({ id, origins }) =>
    origins.includes(demo) ? [id] : [],
  );
  expect(shown).toEqual([demoPartner.id]);
  const path = `/partner/admin/${demoPartner.id}`;
  const { name, origins, scope, version } = (await call('GET', path)).data;
  expect(origins).toEqual([demo]);
  // What is shown can be saved again without duplicates.
  const further = 'https://www.demo.example';
  const body = { name, origins: [...origins, further], scope, version };
  const changed = await call('PUT', path, body);
  expect([changed.status, changed.data.origins.toSorted()]).toEqual([200, [demo, further]]);
});
