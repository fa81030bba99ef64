import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { first } from '../../callKit/defineThings.js';
import { ordersIn } from './calls.js';
import { serviceOrderEvents } from '../../schema/serviceOrders.js';
import { serviceOrderTrail } from './serviceOrderTrail.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

describe('the trail', () => {
  test.each([
    'update service_order_events set remark = null',
    'delete from service_order_events',
    'truncate service_orders cascade',
  ])('refuses: %s', async (statement) => {
    await expect(testApp.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { code: '42501', message: expect.stringContaining('only ever added') },
    });
  });

  test('is one chain for each order, and a changed row is named', async () => {
    const intact = await serviceOrderTrail.verify(testApp.db);
    expect(intact.faults).toEqual([]);
    expect(intact.rows).toBe(await testApp.db.$count(serviceOrderEvents));
    const [row] = await testApp.db
      .select()
      .from(serviceOrderEvents)
      .where(eq(serviceOrderEvents.event, 'REFUSE'));
    // As the database's owner could: with all triggers disabled.
    await testApp.db.transaction(async (tx) => {
      await tx.execute(sql`alter table service_order_events disable trigger all`);
      await tx.execute(sql`update service_order_events set remark = '同意' where id = ${row?.id}`);
      await tx.execute(sql`alter table service_order_events enable trigger all`);
    });
    expect((await serviceOrderTrail.verify(testApp.db)).faults).toMatchObject([
      { orderId: row?.orderId, position: row?.position, kind: 'CHANGED' },
    ]);
  });

  test('ignores position and hashes that a writer sets', async () => {
    const order = first(await ordersIn(testApp.db, 'PENDING'), 'order that waits');
    const forged = { position: 1, previousHash: null, hash: 'f'.repeat(64) };
    await testApp.db.insert(serviceOrderEvents).values({
      orderId: order.id,
      event: 'ACCEPT',
      status: 'ACCEPTED',
      userId: '11',
      createdAt: seedNow,
      ...forged,
    });
    const rows = await testApp.db
      .select()
      .from(serviceOrderEvents)
      .where(eq(serviceOrderEvents.orderId, order.id))
      .orderBy(serviceOrderEvents.position);
    expect(rows.map(({ position }) => position)).toEqual([1, 2]);
    expect(rows[1]?.previousHash).toBe(rows[0]?.hash);
    expect(rows[1]?.hash).not.toBe(forged.hash);
  });
});
