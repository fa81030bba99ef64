import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserCall } from '../../http/context.js';
import { isSignedBy, openWebhooks, type Webhooks } from '../../testing/openWebhooks.js';
import type { ReceivedWebhook } from '../../testing/webhookReceiver.js';
import { queueEvent } from './outbox.js';
import { settingsHandlers } from './settingsHandlers.js';
import { webhookAttempts, webhookSecrets } from '../../schema/webhooks.js';

const minute = 60_000;
const hour = 60 * minute;

let world: Webhooks;
let secret = '';
beforeAll(async () => {
  world = await openWebhooks();
});
beforeEach(async () => {
  secret = await world.begin();
});
afterEach(() => world.end());
afterAll(() => world.close());

const only = <Row>(rows: readonly Row[]): Row => {
  expect(rows).toHaveLength(1);
  return rows[0] as Row;
};

describe('keys', () => {
  it('are shown once and stored encrypted', async () => {
    expect(secret).toMatch(/^whsec_[\w-]{43}$/);
    const stored = JSON.stringify(await world.db.select().from(webhookSecrets));
    expect(stored).not.toContain(secret);
    const { data } = await world.manage('GET', world.path);
    expect(data).toEqual({
      partnerId: world.partnerId,
      webhookUrl: world.receiver.url,
      keys: [{ hint: secret.slice(-4), createdTs: world.now().toISOString(), expiresTs: null }],
    });
    const again = await world.manage('PUT', world.path, {
      webhookUrl: `${world.receiver.url}/other`,
    });
    expect(again.data).toMatchObject({
      webhookUrl: `${world.receiver.url}/other`,
      webhookSecret: null,
    });
  });

  it('sign side by side for a day while they are rotated', async () => {
    const { data } = await world.manage('POST', `${world.path}/secret`);
    expect(data.keys.map((key: { expiresTs: string | null }) => key.expiresTs)).toEqual([
      null,
      new Date(world.now().getTime() + 24 * hour).toISOString(),
    ]);
    await world.manage('POST', `${world.path}/test`);
    await world.worker().drain();
    const during = only(world.receiver.received);
    expect(isSignedBy(during, secret)).toBe(true);
    expect(isSignedBy(during, data.webhookSecret)).toBe(true);
    world.pass(24 * hour);
    const test = {
      type: 'webhook.test',
      partnerId: world.partnerId,
      reference: null,
      order: null,
    } as const;
    await queueEvent(world.db, test, world.now());
    await world.worker().drain();
    const after = world.receiver.received[1] as ReceivedWebhook;
    expect(isSignedBy(after, secret)).toBe(false);
    expect(isSignedBy(after, data.webhookSecret)).toBe(true);
  });
});

describe('the delivery log', () => {
  it('shows events, attempts and what came of them', async () => {
    const id = await world.order('B-2');
    world.receiver.respondWith((response) => response.writeHead(502).end());
    await world.accept(id);
    await world.worker().drain();
    world.receiver.respondWith((response) => response.writeHead(204).end());
    world.pass(minute);
    await world.worker().drain();
    const list = await world.manage('GET', '/partner/webhook/admin/page?reference=B-2');
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
    const { data } = await world.manage('GET', `/partner/webhook/admin/${row.id}`);
    expect(data.event).toEqual(world.events()[0]);
    expect(data.attemptList).toMatchObject([
      { status: 204, failure: null },
      { status: 502, failure: 'STATUS' },
    ]);
    const queries = [`partnerId=${world.partnerId}`, `orderId=${id}`, 'deliveryState=DELIVERED'];
    for (const query of [...queries, 'type=order.accepted']) {
      const found = await world.manage('GET', `/partner/webhook/admin/page?${query}`);
      expect(found.data.page.total, query).toBe(1);
    }
    for (const query of ['partnerId=pt_x', 'deliveryState=FAILED', 'type=order.closed']) {
      const found = await world.manage('GET', `/partner/webhook/admin/page?${query}`);
      expect(found.data.page.total, query).toBe(0);
    }
  });

  it('delivers again on demand, with the same id', async () => {
    await world.accept(await world.order());
    await world.worker().drain();
    const { id } = only(await world.deliveries());
    const { data } = await world.manage('POST', `/partner/webhook/admin/${id}/redeliver`);
    expect(data).toMatchObject({ deliveryState: 'PENDING', deliveredTs: null });
    await world.worker().drain();
    expect(world.events().map((event) => event.id)).toEqual([id, id]);
    expect(await world.db.$count(webhookAttempts)).toBe(2);
    await world.manage('PUT', world.path, { webhookUrl: null });
    expect((await world.manage('POST', `/partner/webhook/admin/${id}/redeliver`)).code).toBe(
      '100409',
    );
    const test = await world.manage('POST', `${world.path}/test`);
    expect(test.code).toBe('100409');
  });
});

describe('settings', () => {
  it('refuse addresses that are not public', async () => {
    const save = (webhookUrl: string) => world.manage('PUT', world.path, { webhookUrl });
    for (const url of [
      'https://10.0.0.1/',
      'http://www.bank.example/',
      'https://u:p@bank.example/',
    ])
      expect((await save(url)).code, url).toBe('100400');
    const { data } = await world.manage('GET', world.path);
    expect(data.webhookUrl).toBe(world.receiver.url);
  });

  it('say so where the server has no key to store secrets with', async () => {
    const config = { webhooks: { ...world.settings, keys: [] } };
    const call = {
      config,
      pool: world.db,
      input: { partnerId: world.partnerId },
      now: world.now,
    } as unknown as UserCall<'rotateWebhookSecret'>;
    await expect(settingsHandlers.rotateWebhookSecret(call)).rejects.toMatchObject({
      code: '100503',
    });
    const { data } = await world.manage('GET', world.path);
    expect(data.keys).toHaveLength(1);
  });
});
