import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.js';
import { admin } from '../../callKit/accounts.js';
import { callsWith } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { freePort } from '../../testing/freePort.js';
import { startBackend } from '../../testing/partnerBackend.js';
import { rootDir } from '../../testing/places.js';
import { freeProduct, sampleApplication } from '../applications/calls.js';
import { demoPartner } from '../partners/samplePartners.js';
import { databaseSessions } from '../session/databaseSessions.js';
import { users } from '../../schema/users.js';
import { createWebhookWorker } from './createWebhookWorker.js';

const log = { info: () => undefined, warn: () => undefined };
const settings = readConfig({ HUIQI_SANDBOX: '1' }, rootDir).webhooks;
const partnerId = demoPartner.id;
// The examples use the machine's clock.
const now = () => new Date();

let testApp: TestApp;
let api: string;
beforeAll(async () => {
  testApp = await openTestApp(now, { HUIQI_SANDBOX: '1' });
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = testApp.app.server.address() as AddressInfo;
  api = `http://127.0.0.1:${port}/api/huiqi`;
});
afterAll(() => testApp.close());

async function signedIn(phone: string) {
  const [user] = await testApp.db.select().from(users).where(eq(users.phone, phone));
  const userId = user?.id ?? '';
  return callsWith(
    testApp,
    await databaseSessions.open(testApp.db, { userId, mode: 'token' }, now()),
  );
}

describe.each([
  ['node', freeProduct],
  ['java', '100007'],
] as const)('the example in %s', (language, product) => {
  it('gets a token for its page, and takes webhooks of ours alone', async () => {
    const manage = await signedIn(admin);
    const port = await freePort();
    const path = `/partner/admin/${partnerId}/webhook`;
    await manage('PUT', path, { webhookUrl: `http://127.0.0.1:${port}/huiqi/webhook` });
    const { data: key } = await manage('POST', `${path}/secret`);
    const backend = await startBackend(language, port, {
      api,
      partnerId,
      secret: demoPartner.secret,
      webhookSecrets: ['whsec_of-last-year', key.webhookSecret],
    });
    const forged = { method: 'POST', body: '{"id":"evt_1"}' };
    try {
      const response = await fetch(`${backend.url}/huiqi/token`, { method: 'POST' });
      const { token, expiresIn } = (await response.json()) as { token: string; expiresIn: number };
      expect(expiresIn, backend.output()).toBe(900);
      const page = callsWith(testApp, token);
      const companies = await page('POST', '/user/relatedCompanyList', { userId: '1', type: 1 });
      expect(companies.code).toBe('200');

      const application = sampleApplication(companies.data.content[0]);
      const applied = await page('POST', `/order/user/product/${product}`, application);
      expect(applied.data, JSON.stringify(applied)).toMatchObject({ applyStatus: 'SUCCESS' });

      const worker = createWebhookWorker({ db: testApp.db, settings, now, log });
      await worker.drain();
      expect(backend.output()).toMatch(/order\.submitted.*ACCEPT_SUCCESS/);

      const header = (value: string) => ({ ...forged, headers: { 'huiqi-signature': value } });
      const stale = header(`t=1,v1=${'0'.repeat(64)}`);
      for (const request of [forged, stale, header(`t=${Math.floor(Date.now() / 1000)},v1=00`)]) {
        const refused = await fetch(`${backend.url}/huiqi/webhook`, request);
        expect(refused.status).toBe(400);
      }
      expect(backend.output()).not.toContain('evt_1\n');
    } finally {
      await backend.stop();
    }
  }, 60_000);

  it('hands no token to its page when its secret is refused, and says why', async () => {
    const backend = await startBackend(language, await freePort(), {
      api,
      partnerId,
      secret: 'of-last-year',
      webhookSecrets: ['whsec_of-last-year'],
    });
    try {
      const response = await fetch(`${backend.url}/huiqi/token`, { method: 'POST' });
      expect(response.status).toBe(400);
      expect(await response.text()).not.toContain('token');
      expect(backend.output()).toMatch(/No token: .*791401/);
    } finally {
      await backend.stop();
    }
  }, 60_000);
});

describe('the example in java', () => {
  it('hands its user over to a page, and shows the orders made through the partner', async () => {
    const backend = await startBackend('java', await freePort(), {
      api,
      partnerId,
      source: demoPartner.source,
      secret: demoPartner.secret,
      webhookSecrets: ['whsec_of-last-year'],
    });
    const get = async (path: string) => (await fetch(`${backend.url}${path}`)).json();
    try {
      const issued = await fetch(`${backend.url}/huiqi/token`, { method: 'POST' });
      const page = callsWith(testApp, ((await issued.json()) as { token: string }).token);
      const companies = await page('POST', '/user/relatedCompanyList', { userId: '1', type: 1 });
      const application = { ...sampleApplication(companies.data.content[0]), loanAmount: '20' };
      const applied = await page('POST', '/order/user/product/100003', application);
      const { orderId } = applied.data;
      expect(orderId, JSON.stringify(applied)).toEqual(expect.any(String));
      const listed = (await get('/huiqi/orders')) as { data: { content: { orderId: string }[] } };
      expect(listed.data.content.map((row) => row.orderId)).toContain(orderId);
      expect(await get(`/huiqi/orders/${orderId}`)).toMatchObject({ data: { orderId } });

      const sent = await fetch(`${backend.url}/huiqi/handover`, { redirect: 'manual' });
      const address = new URL(sent.headers.get('location') ?? '');
      expect([sent.status, address.pathname]).toEqual([303, '/cIGNALoan']);
      const exchange = `${api}/user/getUserInfoByToken${address.search}`;
      const asPage = { headers: { 'x-request-id': 'example-1' } };
      const signedOn = (await (await fetch(exchange, asPage)).json()) as { code: string };
      expect(signedOn.code).toBe('200');
    } finally {
      await backend.stop();
    }
  }, 60_000);
});
