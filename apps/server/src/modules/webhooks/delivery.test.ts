import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSignedBy, openWebhooks, type Webhooks } from '../../testing/openWebhooks.js';
import { queueOrderEvent } from './outbox.js';

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

describe('an order of a partner', () => {
  it('is reported at each change, signed, without personal data', async () => {
    const id = await testApp.order();
    expect((await testApp.accept(id)).code).toBe('200');
    expect((await testApp.disburse(id)).code).toBe('200');
    await testApp.worker().drain();
    const [accepted, loaned] = testApp.events();
    expect(accepted).toEqual({
      id: expect.stringMatching(/^evt_[0-9a-f]{32}$/),
      type: 'order.accepted',
      createdAt: testApp.now().toISOString(),
      partnerId: testApp.partnerId,
      reference: 'A-1001',
      order: { id, status: 'APPROVAL_SUCCESS', productId: expect.any(String) },
    });
    expect(loaned).toMatchObject({
      type: 'order.loaned',
      order: { id, status: 'BANK_APPROVAL_SUCCESS' },
    });
    expect(testApp.receiver.received.every((one) => isSignedBy(one, secret))).toBe(true);
    expect((await testApp.deliveries()).map(({ state, tries }) => [state, tries])).toEqual([
      ['DELIVERED', 1],
      ['DELIVERED', 1],
    ]);
  });

  it('is not reported where the change is not made, nor to nobody', async () => {
    const id = await testApp.order();
    const changed = { orderId: id, partnerId: testApp.partnerId, at: testApp.now() };
    const fail = new Error('the rest of the call failed');
    const change = testApp.db.transaction(async (tx) => {
      await queueOrderEvent(tx, { ...changed, event: 'GRANT' });
      throw fail;
    });
    await expect(change).rejects.toBe(fail);
    for (const event of ['SAVE', 'ASSIGN', 'CONTACT_READ'] as const)
      await queueOrderEvent(testApp.db, { ...changed, event });
    await testApp.manage('PUT', testApp.path, { webhookUrl: null });
    await testApp.accept(id);
    expect(await testApp.deliveries()).toEqual([]);
  });

  it('is reported to no disabled partner; what waits is given up after its tries', async () => {
    const id = await testApp.order();
    await testApp.accept(id);
    await testApp.disable(testApp.now());
    await testApp.disburse(id);
    await testApp.worker().drain();
    expect(testApp.receiver.received).toEqual([]);
    expect(only(await testApp.deliveries())).toMatchObject({
      state: 'PENDING',
      lastFailure: 'DISABLED',
    });
  });
});

describe('delivery', () => {
  it('is tried again with growing waits, by whatever process is there, and given up in the end', async () => {
    testApp.receiver.respondWith((response) => response.writeHead(500).end());
    const id = await testApp.order();
    await testApp.accept(id);
    const waits: number[] = [];
    for (;;) {
      // A new worker each time, so that only the table has state.
      await testApp.worker().drain();
      const { nextAttemptAt, state } = only(await testApp.deliveries());
      if (state !== 'PENDING' || !nextAttemptAt) break;
      const wait = nextAttemptAt.getTime() - testApp.now().getTime();
      waits.push(wait);
      testApp.pass(wait - 1);
      await testApp.worker().drain();
      expect(testApp.receiver.received).toHaveLength(waits.length);
      testApp.pass(1);
    }
    expect(waits.length).toBe(10);
    expect(waits[0]).toBeLessThan(12_000);
    expect(waits.at(-1)).toBeGreaterThan(17 * hour);
    expect(only(await testApp.deliveries())).toMatchObject({
      state: 'FAILED',
      lastStatus: 500,
      lastFailure: 'STATUS',
    });
    expect(testApp.log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ partnerId: testApp.partnerId, failure: 'STATUS' }),
      'a webhook was given up',
    );
    // The same event each time, with a new timestamp.
    expect(new Set(testApp.receiver.received.map(({ body }) => body)).size).toBe(1);
    const headers = testApp.receiver.received.map((one) => one.headers['huiqi-signature']);
    expect(new Set(headers).size).toBe(headers.length);
  });

  it('of a process that died is taken over when its lease ends', async () => {
    let arrived: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => (arrived = resolve));
    testApp.receiver.respondWith(() => arrived());
    await testApp.accept(await testApp.order());
    const died = testApp.worker({ timeoutMs: 20_000 });
    void died.drain().catch(() => undefined);
    await arrival;
    testApp.receiver.respondWith((response) => response.writeHead(204).end());
    testApp.pass(59_000);
    await testApp.worker().drain();
    expect(testApp.receiver.received).toHaveLength(1);
    testApp.pass(2_000);
    await testApp.worker().drain();
    expect(testApp.receiver.received).toHaveLength(2);
    const [first, second] = testApp.events();
    expect(second).toEqual(first);
    expect(only(await testApp.deliveries())).toMatchObject({ state: 'DELIVERED', tries: 2 });
  });

  it('is made once by workers side by side', async () => {
    const ids = [await testApp.order('a'), await testApp.order('b'), await testApp.order('c')];
    for (const id of ids) await testApp.accept(id);
    await Promise.all(
      [testApp.worker(), testApp.worker(), testApp.worker()].map((worker) => worker.drain()),
    );
    expect(testApp.events().map(({ reference }) => reference)).toHaveLength(3);
    expect(new Set(testApp.events().map(({ id }) => id)).size).toBe(3);
  });

  it('keeps the order of the events of an order, and holds up no other order', async () => {
    const [first, second] = [await testApp.order('first'), await testApp.order('second')];
    testApp.receiver.respondWith((response, { body }) =>
      response.writeHead(body.includes('"first"') ? 503 : 204).end(),
    );
    await testApp.accept(first);
    await testApp.disburse(first);
    await testApp.accept(second);
    await testApp.worker().drain();
    expect(
      testApp
        .events()
        .map(({ reference, type }) => `${reference} ${type}`)
        .toSorted(),
    ).toEqual(['first order.accepted', 'second order.accepted']);
    testApp.receiver.received.length = 0;
    testApp.receiver.respondWith((response) => response.writeHead(204).end());
    testApp.pass(minute);
    await testApp.worker().drain();
    expect(testApp.events().map(({ type }) => type)).toEqual(['order.accepted', 'order.loaned']);
  });

  it('runs by itself once it is started', async () => {
    const worker = testApp.worker();
    testApp.jobs.handle('webhooks', 1, () => worker.look());
    worker.start();
    await testApp.accept(await testApp.order());
    await vi.waitFor(() => expect(testApp.receiver.received).toHaveLength(1));
    await worker.stop();
    await testApp.accept(await testApp.order());
    expect(testApp.receiver.received).toHaveLength(1);
  });

  it('goes nowhere that is not public, though an address was stored before', async () => {
    await testApp.accept(await testApp.order());
    await testApp.worker({ settings: { ...testApp.settings, allowsLoopback: false } }).drain();
    expect(testApp.receiver.received).toEqual([]);
    expect(only(await testApp.deliveries())).toMatchObject({
      state: 'PENDING',
      lastFailure: 'ADDRESS',
    });
  });
});
