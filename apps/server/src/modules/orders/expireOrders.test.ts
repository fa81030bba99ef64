import { and, desc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWebhooks, type Webhooks } from '../../testing/openWebhooks.js';
import { notices } from '../../schema/notices.js';
import { webhookDeliveries } from '../../schema/webhooks.js';
import { expireOrders } from './expireOrders.js';
import { orderEvents, orders } from '../../schema/orders.js';

const dayMs = 86_400_000;
const terms = { answerDays: 7, lineDays: 365 };

let testApp: Webhooks;
beforeAll(async () => {
  testApp = await openWebhooks();
  await testApp.begin();
  // Nothing in the sample is old enough.
  await testApp.db
    .update(orders)
    .set({ submittedAt: testApp.now() })
    .where(inArray(orders.status, ['ACCEPT_SUCCESS', 'APPROVAL_SUCCESS']));
});
afterAll(() => testApp.close());

const expire = (settings = terms) => expireOrders(testApp.db, settings, testApp.now());

async function stateOf(id: string) {
  const [order] = await testApp.db
    .select({ status: orders.status, version: orders.version })
    .from(orders)
    .where(eq(orders.id, id));
  const [event] = await testApp.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(desc(orderEvents.position))
    .limit(1);
  const told = await testApp.db
    .select({ type: webhookDeliveries.type, reference: webhookDeliveries.reference })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.orderId, id))
    .orderBy(webhookDeliveries.position);
  const read = await testApp.db
    .select({ title: notices.title })
    .from(notices)
    .where(and(eq(notices.subjectId, id), eq(notices.createdAt, testApp.now())));
  return { ...order, event, told, noticed: read.map(({ title }) => title) };
}

it('moves nothing where the terms are 0 days', async () => {
  const id = await testApp.order('T-0');
  testApp.pass(400 * dayMs);
  await expire({ answerDays: 0, lineDays: 0 });
  expect(await stateOf(id)).toMatchObject({ status: 'ACCEPT_SUCCESS', told: [] });
  testApp.pass(-400 * dayMs);
});

it('tells the partner once of an application that stays unanswered, and later of a line that expires', async () => {
  const id = await testApp.order('T-1');
  testApp.pass(7 * dayMs);
  await expire();
  expect(await stateOf(id)).toMatchObject({ status: 'ACCEPT_SUCCESS', told: [] });

  testApp.pass(1);
  // Two concurrent processes.
  await Promise.all([expire(), expire()]);
  const unanswered = await stateOf(id);
  expect(unanswered).toMatchObject({
    status: 'BANK_NO_INFO',
    event: { event: 'NO_ANSWER', actor: 'SYSTEM', userId: null, remark: '银行超过7天未反馈' },
    told: [{ type: 'order.unanswered', reference: 'T-1' }],
    noticed: [],
  });

  // Back to the time when the bank's officer was signed in.
  testApp.pass(-7 * dayMs - 1);
  expect((await testApp.accept(id)).status).toBe(200);
  testApp.pass(365 * dayMs);
  await expire();
  expect(await stateOf(id)).toMatchObject({ status: 'APPROVAL_SUCCESS' });
  testApp.pass(1);
  await expire();
  const expired = await stateOf(id);
  expect(expired).toMatchObject({
    status: 'CREDIT_LINE_INVALID',
    event: { event: 'EXPIRE', actor: 'SYSTEM', userId: null },
    noticed: ['申请进度：已失效'],
  });
  expect(expired.told.map(({ type }) => type)).toEqual([
    'order.unanswered',
    'order.accepted',
    'order.expired',
  ]);

  await expire();
  expect(await stateOf(id)).toMatchObject({ version: expired.version, event: expired.event });
});
