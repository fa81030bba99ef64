import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSignedBy, openWebhooks, type Webhooks } from '../../testing/openWebhooks.js';
import { queueOrderEvent } from './outbox.js';

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

describe('an order of a partner', () => {
  it('is reported at each change, signed, without personal data', async () => {
    const id = await world.order();
    expect((await world.accept(id)).code).toBe('200');
    expect((await world.disburse(id)).code).toBe('200');
    await world.worker().drain();
    const [accepted, loaned] = world.events();
    expect(accepted).toEqual({
      id: expect.stringMatching(/^evt_[0-9a-f]{32}$/),
      type: 'order.accepted',
      createdAt: world.now().toISOString(),
      partnerId: world.partnerId,
      reference: 'A-1001',
      order: { id, status: 'APPROVAL_SUCCESS', productId: expect.any(String) },
    });
    expect(loaned).toMatchObject({
      type: 'order.loaned',
      order: { id, status: 'BANK_APPROVAL_SUCCESS' },
    });
    expect(world.receiver.received.every((one) => isSignedBy(one, secret))).toBe(true);
    expect((await world.deliveries()).map(({ state, tries }) => [state, tries])).toEqual([
      ['DELIVERED', 1],
      ['DELIVERED', 1],
    ]);
  });

  it('is not reported where the change is not made, nor to nobody', async () => {
    const id = await world.order();
    const fail = new Error('the rest of the call failed');
    const change = world.db.transaction(async (tx) => {
      await queueOrderEvent(tx, { orderId: id, event: 'GRANT', at: world.now() });
      throw fail;
    });
    await expect(change).rejects.toBe(fail);
    for (const event of ['SAVE', 'ASSIGN', 'CONTACT_READ'] as const)
      await queueOrderEvent(world.db, { orderId: id, event, at: world.now() });
    await world.manage('PUT', world.path, { webhookUrl: null });
    await world.accept(id);
    expect(await world.deliveries()).toEqual([]);
  });

  it('is reported to no disabled partner; what waits is given up after its tries', async () => {
    const id = await world.order();
    await world.accept(id);
    await world.disable(world.now());
    await world.disburse(id);
    await world.worker().drain();
    expect(world.receiver.received).toEqual([]);
    expect(only(await world.deliveries())).toMatchObject({
      state: 'PENDING',
      lastFailure: 'DISABLED',
    });
  });
});

describe('delivery', () => {
  it('is tried again with growing waits, by whatever process is there, and given up in the end', async () => {
    world.receiver.respondWith((response) => response.writeHead(500).end());
    const id = await world.order();
    await world.accept(id);
    const waits: number[] = [];
    for (;;) {
      // A new worker each time: nothing but the table remembers.
      await world.worker().drain();
      const { nextAttemptAt, state } = only(await world.deliveries());
      if (state !== 'PENDING' || !nextAttemptAt) break;
      const wait = nextAttemptAt.getTime() - world.now().getTime();
      waits.push(wait);
      world.pass(wait - 1);
      await world.worker().drain();
      expect(world.receiver.received).toHaveLength(waits.length);
      world.pass(1);
    }
    expect(waits.length).toBe(10);
    expect(waits[0]).toBeLessThan(12_000);
    expect(waits.at(-1)).toBeGreaterThan(17 * hour);
    expect(only(await world.deliveries())).toMatchObject({
      state: 'FAILED',
      lastStatus: 500,
      lastFailure: 'STATUS',
    });
    expect(world.log.warn).toHaveBeenCalledWith(
      expect.objectContaining({ partnerId: world.partnerId, failure: 'STATUS' }),
      'a webhook was given up',
    );
    // The same event each time, with a time of its own.
    expect(new Set(world.receiver.received.map(({ body }) => body)).size).toBe(1);
    const headers = world.receiver.received.map((one) => one.headers['huiqi-signature']);
    expect(new Set(headers).size).toBe(headers.length);
  });

  it('of a process that died is taken over when its lease ends', async () => {
    let arrived: () => void = () => undefined;
    const arrival = new Promise<void>((resolve) => (arrived = resolve));
    world.receiver.respondWith(() => arrived());
    await world.accept(await world.order());
    const died = world.worker({ timeoutMs: 20_000 });
    void died.drain().catch(() => undefined);
    await arrival;
    world.receiver.respondWith((response) => response.writeHead(204).end());
    world.pass(59_000);
    await world.worker().drain();
    expect(world.receiver.received).toHaveLength(1);
    world.pass(2_000);
    await world.worker().drain();
    expect(world.receiver.received).toHaveLength(2);
    const [first, second] = world.events();
    expect(second).toEqual(first);
    expect(only(await world.deliveries())).toMatchObject({ state: 'DELIVERED', tries: 2 });
  });

  it('is made once by workers side by side', async () => {
    const ids = [await world.order('a'), await world.order('b'), await world.order('c')];
    for (const id of ids) await world.accept(id);
    await Promise.all(
      [world.worker(), world.worker(), world.worker()].map((worker) => worker.drain()),
    );
    expect(world.events().map(({ reference }) => reference)).toHaveLength(3);
    expect(new Set(world.events().map(({ id }) => id)).size).toBe(3);
  });

  it('keeps the order of the events of an order, and holds up no other order', async () => {
    const [first, second] = [await world.order('first'), await world.order('second')];
    world.receiver.respondWith((response, { body }) =>
      response.writeHead(body.includes('"first"') ? 503 : 204).end(),
    );
    await world.accept(first);
    await world.disburse(first);
    await world.accept(second);
    await world.worker().drain();
    expect(
      world
        .events()
        .map(({ reference, type }) => `${reference} ${type}`)
        .toSorted(),
    ).toEqual(['first order.accepted', 'second order.accepted']);
    world.receiver.received.length = 0;
    world.receiver.respondWith((response) => response.writeHead(204).end());
    world.pass(minute);
    await world.worker().drain();
    expect(world.events().map(({ type }) => type)).toEqual(['order.accepted', 'order.loaned']);
  });

  it('runs by itself once it is started', async () => {
    const worker = world.worker();
    world.jobs.handle('webhooks', 1, () => worker.look());
    worker.start();
    await world.accept(await world.order());
    await vi.waitFor(() => expect(world.receiver.received).toHaveLength(1));
    await worker.stop();
    await world.accept(await world.order());
    expect(world.receiver.received).toHaveLength(1);
  });

  it('goes nowhere that is not public, though an address was stored before (V-38)', async () => {
    await world.accept(await world.order());
    await world.worker({ settings: { ...world.settings, allowsLoopback: false } }).drain();
    expect(world.receiver.received).toEqual([]);
    expect(only(await world.deliveries())).toMatchObject({
      state: 'PENDING',
      lastFailure: 'ADDRESS',
    });
  });
});
