import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserCall } from '../../http/context.js';
import { isSignedBy, openWebhooks, type Webhooks } from '../../testing/openWebhooks.js';
import type { ReceivedWebhook } from '../../testing/webhookReceiver.js';
import { queueEvent } from './outbox.js';
import { settingsHandlers } from './settingsHandlers.js';
import { webhookAttempts, webhookSecrets } from '../../schema/webhooks.js';

const minute = 60_000;
const hour = 60 * minute;

let testApp: Webhooks;
let secret = '';
beforeAll(async () => {
  testApp = await openWebhooks();
});
beforeEach(async () => {
  secret = await testApp.begin();
});
afterEach(() => testApp.end());
afterAll(() => testApp.close());

const only = <Row>(rows: readonly Row[]): Row => {
  expect(rows).toHaveLength(1);
  return rows[0] as Row;
};

describe('keys', () => {
  it('are shown once and stored encrypted', async () => {
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const stored = JSON.stringify(await testApp.db.select().from(webhookSecrets));
    expect(stored).not.toContain(secret);
    const { data } = await testApp.manage('GET', testApp.path);
    expect(data).toEqual({
      partnerId: testApp.partnerId,
      webhookUrl: testApp.receiver.url,
      keys: [{ hint: secret.slice(-4), createdTs: testApp.now().toISOString(), expiresTs: null }],
    });
    const again = await testApp.manage('PUT', testApp.path, {
      webhookUrl: `${testApp.receiver.url}/other`,
    });
    expect(again.data).toMatchObject({
      webhookUrl: `${testApp.receiver.url}/other`,
      webhookSecret: null,
    });
  });

  it('sign side by side for a day while they are rotated', async () => {
    const { data } = await testApp.manage('POST', `${testApp.path}/secret`);
    expect(data.keys.map((key: { expiresTs: string | null }) => key.expiresTs)).toEqual([
      null,
      new Date(testApp.now().getTime() + 24 * hour).toISOString(),
    ]);
    await testApp.manage('POST', `${testApp.path}/test`);
    await testApp.worker().drain();
    const during = only(testApp.receiver.received);
    expect(isSignedBy(during, secret)).toBe(true);
    expect(isSignedBy(during, data.webhookSecret)).toBe(true);
    testApp.pass(24 * hour);
    const test = {
      type: 'webhook.test',
      partnerId: testApp.partnerId,
      reference: null,
      order: null,
    } as const;
    await queueEvent(testApp.db, test, testApp.now());
    await testApp.worker().drain();
    const after = testApp.receiver.received[1] as ReceivedWebhook;
    expect(isSignedBy(after, secret)).toBe(false);
    expect(isSignedBy(after, data.webhookSecret)).toBe(true);
  });
});

describe('the delivery log', () => {
  it('shows events, attempts and their outcome', async () => {
    const id = await testApp.order('B-2');
    testApp.receiver.respondWith((response) => response.writeHead(502).end());
    await testApp.accept(id);
    await testApp.worker().drain();
    testApp.receiver.respondWith((response) => response.writeHead(204).end());
    testApp.pass(minute);
    await testApp.worker().drain();
    const list = await testApp.manage('GET', '/partner/webhook/admin/page?reference=B-2');
    const row = only(list.data.content as { id: string }[]);
    expect(row).toMatchObject({
      partnerName: '通知测试银行',
      type: 'order.accepted',
      deliveryState: 'DELIVERED',
      attempts: 2,
      orderId: id,
      lastStatus: 204,
      lastFailure: null,
    });
    const { data } = await testApp.manage('GET', `/partner/webhook/admin/${row.id}`);
    expect(data.event).toEqual(testApp.events()[0]);
    expect(data.attemptList).toMatchObject([
      { status: 204, failure: null },
      { status: 502, failure: 'STATUS' },
    ]);
    const queries = [`partnerId=${testApp.partnerId}`, `orderId=${id}`, 'deliveryState=DELIVERED'];
    for (const query of [...queries, 'type=order.accepted']) {
      const found = await testApp.manage('GET', `/partner/webhook/admin/page?${query}`);
      expect(found.data.page.total, query).toBe(1);
    }
    for (const query of ['partnerId=pt_x', 'deliveryState=FAILED', 'type=order.closed']) {
      const found = await testApp.manage('GET', `/partner/webhook/admin/page?${query}`);
      expect(found.data.page.total, query).toBe(0);
    }
  });

  it('delivers again on demand, with the same id', async () => {
    await testApp.accept(await testApp.order());
    await testApp.worker().drain();
    const { id } = only(await testApp.deliveries());
    const { data } = await testApp.manage('POST', `/partner/webhook/admin/${id}/redeliver`);
    expect(data).toMatchObject({ deliveryState: 'PENDING', deliveredTs: null });
    await testApp.worker().drain();
    expect(testApp.events().map((event) => event.id)).toEqual([id, id]);
    expect(await testApp.db.$count(webhookAttempts)).toBe(2);
    const setState = (disabled: boolean) =>
      testApp.manage('PUT', testApp.path.replace(/webhook$/, 'state'), { disabled });
    await setState(true);
    for (const path of [`/partner/webhook/admin/${id}/redeliver`, `${testApp.path}/test`])
      expect((await testApp.manage('POST', path)).code).toBe('100409');
    await setState(false);
    await testApp.manage('PUT', testApp.path, { webhookUrl: null });
    expect((await testApp.manage('POST', `/partner/webhook/admin/${id}/redeliver`)).code).toBe(
      '100409',
    );
    const test = await testApp.manage('POST', `${testApp.path}/test`);
    expect(test.code).toBe('100409');
  });
});

describe('settings', () => {
  it('refuse addresses that are not public', async () => {
    const save = (webhookUrl: string) => testApp.manage('PUT', testApp.path, { webhookUrl });
    for (const url of [
      'https://10.0.0.1/',
      'http://www.bank.example/',
      'https://u:p@bank.example/',
    ])
      expect((await save(url)).code, url).toBe('100400');
    const { data } = await testApp.manage('GET', testApp.path);
    expect(data.webhookUrl).toBe(testApp.receiver.url);
  });

  it('say so where the server has no key to store secrets with', async () => {
    const config = { webhooks: { ...testApp.settings, keys: [] } };
    const call = {
      config,
      pool: testApp.db,
      input: { partnerId: testApp.partnerId },
      now: testApp.now,
    } as unknown as UserCall<'rotateWebhookSecret'>;
    await expect(settingsHandlers.rotateWebhookSecret(call)).rejects.toMatchObject({
      code: '100503',
    });
    const { data } = await testApp.manage('GET', testApp.path);
    expect(data.keys).toHaveLength(1);
  });
});
