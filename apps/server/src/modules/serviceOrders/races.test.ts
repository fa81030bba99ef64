import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { users } from '../../schema/users.js';
import { callsWith, tokenFor, type Response } from '../../testing/callsAs.js';
import { desk, front, openServiceDesk } from '../../testing/openServiceDesk.js';
import { sampleOrder } from './calls.js';
import { serviceEvaluations, serviceOrders } from '../../schema/serviceOrders.js';
import { serviceOrderTrail } from './serviceOrderTrail.js';

let desks: Awaited<ReturnType<typeof openServiceDesk>>;
beforeAll(async () => {
  desks = await openServiceDesk();
});
afterAll(() => desks.testApp.close());
afterEach(() => desks.closeOrders());

const statusesOf = (responses: readonly Response[]) =>
  responses.map(({ status }) => status).toSorted((a, b) => a - b);
const refusals = (count: number, status: number) => Array.from({ length: count }, () => status);
const parallel = <Result>(count: number, run: (turn: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_unused, turn) => run(turn)));
const openOrdersOf = async (productId: string) =>
  (
    await desks.testApp.db
      .select()
      .from(serviceOrders)
      .where(eq(serviceOrders.productId, productId))
  )
    .filter(({ userId }) => userId === '1')
    .filter(({ status }) => status === 'PENDING' || status === 'ACCEPTED');

test('ordering from ten tabs at once makes one order, and the rest are told that there is one', async () => {
  const { apply, nextProduct, visitor } = desks;
  const productId = nextProduct();
  const counted = async () =>
    (await visitor('GET', `/firms/front/product/info/${productId}`)).data.orderNumber;
  const before = await counted();
  const responses = await parallel(10, () => apply(productId));
  expect(statusesOf(responses)).toEqual([200, ...refusals(9, 409)]);
  expect(await openOrdersOf(productId)).toHaveLength(1);
  expect(await counted()).toBe(before + 1);
});

test('a double click, which sends the same key, makes one order and gets the same response', async () => {
  const { mine, company, nextProduct, cancel } = desks;
  const productId = nextProduct();
  const body = sampleOrder(productId, company.nsrsbh);
  const [first, second] = await parallel(2, () =>
    mine('POST', `${front}/apply`, body, 'service-double-click'),
  );
  expect(first?.status).toBe(200);
  expect(second).toEqual(first);
  expect(await openOrdersOf(productId)).toHaveLength(1);
  await cancel(first?.data.id);
});

test('of two handlers of one order the second is told who was first', async () => {
  const { testApp, order, staff, key, view } = desks;
  const [model] = await testApp.db.select().from(users).where(eq(users.id, '11'));
  if (!model) throw new Error('The sample has no staff of an organisation');
  const id = 'colleague-of-11';
  await testApp.db.insert(users).values({ ...model, id, name: '李敏', phone: '13700000009' });
  const colleague = callsWith(testApp, await tokenFor(testApp, id));
  const { id: orderId } = await order();
  const decide = (status: string) => ({ orderId, status, handling: '档期安排', version: 1 });
  const both = await Promise.all([
    staff('POST', `${desk}/handle`, decide('ACCEPTED'), key()),
    colleague('POST', `${desk}/handle`, decide('REFUSED'), key()),
  ]);
  expect(statusesOf(both)).toEqual([200, 409]);
  const staffWon = both[0].status === 200;
  expect((await view(orderId)).orderStatus).toBe(staffWon ? 'ACCEPTED' : 'REFUSED');

  // As sent by a page that was loaded before.
  const late = await testApp.app.inject({
    method: 'POST',
    url: `/api/huiqi${desk}/handle`,
    headers: {
      'x-request-id': 'web-test-000006',
      'x-access-token': await tokenFor(testApp, id),
      'idempotency-key': key(),
    },
    payload: { ...decide('FINISHED') },
  });
  expect(late.statusCode).toBe(409);
  expect(late.json().message).toContain(staffWon ? '张惠已于 ' : '李敏已于 ');
  expect(late.json().message).toContain(staffWon ? '“受理”' : '“拒绝”');
});

test('an order that is cancelled while it is accepted ends as cancelled', async () => {
  const { order, cancel, handle, view } = desks;
  for (let round = 0; round < 3; round += 1) {
    const { id } = await order();
    const [canceled, accepted] = await Promise.all([cancel(id), handle(id, 'ACCEPTED')]);
    // The acceptance comes first, or too late.
    expect(canceled.status).toBe(200);
    const { orderStatus, records } = await view(id);
    expect(orderStatus).toBe('CANCELED');
    expect(records).toHaveLength(accepted.status === 200 ? 3 : 2);
    expect((await handle(id, 'FINISHED')).status).toBe(409);
  }
});

test('of ten ratings of one order one counts', async () => {
  const { testApp, order, finish, rate, visitor } = desks;
  const { id, productId } = await order();
  await finish(id);
  const counted = async () =>
    (await visitor('GET', `/firms/front/product/info/${productId}`)).data.evaluationNumber;
  const before = await counted();
  const responses = await parallel(10, () => rate(id, 2));
  expect(statusesOf(responses)).toEqual([200, ...refusals(9, 409)]);
  const codes = responses.filter(({ status }) => status === 409).map(({ code }) => code);
  expect(new Set(codes)).toEqual(new Set(['796107']));
  const stored = await testApp.db
    .select()
    .from(serviceEvaluations)
    .where(eq(serviceEvaluations.orderId, id));
  expect(stored).toHaveLength(1);
  expect(await counted()).toBe(before + 1);
  expect((await serviceOrderTrail.verify(testApp.db)).faults).toEqual([]);
});

test('a rating and an order of the same service do not wait for each other', async () => {
  const { order, finish, rate, apply, cancel, nextProduct, second } = desks;
  const productId = nextProduct();
  for (let round = 0; round < 4; round += 1) {
    const { id } = await order(productId);
    await finish(id);
    const [rated, ordered] = await Promise.all([rate(id), apply(productId, second.nsrsbh)]);
    expect(statusesOf([rated, ordered])).toEqual([200, 200]);
    await cancel(ordered.data.id);
  }
});
