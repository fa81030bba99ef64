import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { orderEvents, orders } from '../schema/orders.js';
import { bankOfficer } from '../callKit/accounts.js';
import { callsAs } from '../testing/callsAs.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { verifyTrail } from './verifyTrail.js';

vi.setConfig({ testTimeout: 120_000 });

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

test.each([
  'update order_events set remark = null',
  'delete from order_events',
  'truncate order_events',
  'truncate orders cascade',
])('the database refuses: %s', async (statement) => {
  await expect(testApp.db.execute(sql.raw(statement))).rejects.toMatchObject({
    cause: { code: '42501', message: expect.stringContaining('only ever added') },
  });
});

test('position and hashes that a writer sets are ignored', async () => {
  const [order] = await testApp.db.select().from(orders).where(eq(orders.status, 'ACCEPT_SUCCESS'));
  if (!order) throw new Error('The sample has no such order');
  const forged = { position: 1, previousHash: null, hash: 'f'.repeat(64) };
  await testApp.db.transaction(async (tx) => {
    const event = { orderId: order.id, event: 'NO_ANSWER', actor: 'SYSTEM' } as const;
    const at = { status: 'BANK_NO_INFO', createdAt: new Date() } as const;
    await tx.insert(orderEvents).values({ ...event, ...at, ...forged });
    await tx.update(orders).set({ version: 2, status: at.status }).where(eq(orders.id, order.id));
  });
  expect((await verifyTrail(testApp.db)).faults).toEqual([]);
});

test('fifty rows inserted in parallel make one chain', async () => {
  const [order] = await testApp.db
    .select()
    .from(orders)
    .where(eq(orders.status, 'APPROVAL_SUCCESS'));
  if (!order) throw new Error('The sample has no such order');
  const before = order.version;
  await Promise.all(
    Array.from({ length: 50 }, (_unused, turn) =>
      testApp.db.transaction(async (tx) => {
        await tx.insert(orderEvents).values({
          orderId: order.id,
          event: 'EXPIRE',
          status: order.status,
          actor: 'SYSTEM',
          remark: String(turn),
          createdAt: new Date(),
        });
        await tx
          .update(orders)
          .set({ version: sql`${orders.version} + 1` })
          .where(eq(orders.id, order.id));
      }),
    ),
  );
  const report = await verifyTrail(testApp.db);
  expect(report.faults).toEqual([]);
  const rows = await testApp.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.id));
  expect(rows.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: before + 50 }, (_unused, turn) => turn + 1),
  );
});

test('fifty parallel decisions keep every chain intact, and one per order succeeds', async () => {
  const bank = await callsAs(testApp, bankOfficer);
  const ids: string[] = [];
  for (const status of ['ACCEPT_SUCCESS', 'BANK_NO_INFO']) {
    const { data } = await bank('GET', `/order/admin/page?orderStatus=${status}&size=10`);
    ids.push(...data.content.map(({ orderId }: { orderId: string }) => orderId));
  }
  expect(ids.length).toBeGreaterThan(1);
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_unused, turn) =>
      bank(
        'PUT',
        `/order/${ids[turn % ids.length]}/admin/accept`,
        {
          orderStatus: turn % 2 ? 'APPROVAL_SUCCESS' : 'APPROVAL_FAIL',
          reason: `第${turn}次`,
          // Some are assigned to colleagues.
          takeoverReason: '同事休假',
        },
        `parallel-decision-${turn}`,
      ),
    ),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(ids.length);
  expect((await verifyTrail(testApp.db)).faults).toEqual([]);
});
