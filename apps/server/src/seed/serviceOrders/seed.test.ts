import { ServiceOrderStatusValues } from '@huiqi/sdk/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { owner, serviceStaff } from '../../callKit/accounts.js';
import { callsAs } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { serviceProducts } from '../../schema/services.js';
import {
  serviceEvaluations,
  serviceOrderEvents,
  serviceOrders,
} from '../../schema/serviceOrders.js';
import { serviceOrderTrail } from '../../modules/serviceOrders/serviceOrderTrail.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

test('the first user has orders in every state, more than a page, and some to rate and to cancel', async () => {
  const mine = await callsAs(testApp, owner);
  const { content, page } = (await mine('GET', '/firms/front/order/serviceOrder/page?size=100'))
    .data;
  const states = content.map(({ orderStatus }: { orderStatus: string }) => orderStatus);
  expect([...new Set(states)].toSorted()).toEqual([...ServiceOrderStatusValues].toSorted());
  expect(page.total).toBeGreaterThan(10);
  for (const flag of ['mayRate', 'mayCancel', 'evaluated'] as const)
    expect(content.some((order: Record<string, boolean>) => order[flag])).toBe(true);
});

test('the first organisation has orders in every state, more than a page', async () => {
  const staff = await callsAs(testApp, serviceStaff);
  const { content, page } = (await staff('GET', '/firms/front/org/order/page?size=100')).data;
  const states = content.map(({ status }: { status: string }) => status);
  expect([...new Set(states)].toSorted()).toEqual([...ServiceOrderStatusValues].toSorted());
  expect(page.total).toBeGreaterThan(10);
});

test('every product counts as many orders and ratings as there are', async () => {
  const orders = await testApp.db.select().from(serviceOrders);
  const ratings = await testApp.db.select().from(serviceEvaluations);
  for (const product of await testApp.db.select().from(serviceProducts)) {
    const ofProduct = ratings.filter(({ productId }) => productId === product.id);
    expect(
      {
        orderNumber: orders.filter(({ productId }) => productId === product.id).length,
        scoreCount: ofProduct.length,
        scoreSum: ofProduct.reduce((sum, { score }) => sum + score, 0),
      },
      product.name,
    ).toEqual({
      orderNumber: product.orderNumber,
      scoreCount: product.scoreCount,
      scoreSum: product.scoreSum,
    });
  }
  expect(ratings.length).toBeGreaterThan(100);
});

test('every order stands where its trail ends, and nothing happened after the sample', async () => {
  expect((await serviceOrderTrail.verify(testApp.db)).faults).toEqual([]);
  const events = await testApp.db
    .select()
    .from(serviceOrderEvents)
    .orderBy(serviceOrderEvents.position);
  const trails = new Map<string, typeof events>();
  for (const event of events)
    trails.set(event.orderId, [...(trails.get(event.orderId) ?? []), event]);
  for (const { id, updatedAt } of await testApp.db.select().from(serviceOrders)) {
    const times = (trails.get(id) ?? []).map(({ createdAt }) => createdAt.getTime());
    expect(times, id).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1), id).toBe(updatedAt.getTime());
    expect(times.at(-1), id).toBeLessThanOrEqual(Date.parse('2026-06-15T04:00:00.000Z'));
  }
});
