import type { RelatedCompany } from '@huiqi/sdk';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyTrail } from '../../audit/verifyTrail.js';
import { owner } from '../../callKit/accounts.js';
import { callsAs, type Calls, type Response } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { orderEvents, orders } from '../../schema/orders.js';
import { sampleApplication } from './calls.js';

/** Simultaneous submits; a manual run uses more. */
const many = Number(process.env.HUIQI_STORM || 200);

let testApp: TestApp;
let mine: Calls;
let company: RelatedCompany;
beforeAll(async () => {
  testApp = await openTestApp();
  mine = await callsAs(testApp, owner);
  const { data } = await mine('POST', '/user/relatedCompanyList', { userId: '1', type: 1 });
  [company] = data.content;
});
afterAll(() => testApp.close());

const application = () => ({
  ...sampleApplication(company),
  loanAmount: '10',
  repaymentType: undefined as string | undefined,
});
const storm = async (call: (turn: number) => Promise<Response>): Promise<Response[]> =>
  Promise.all(Array.from({ length: many }, (_unused, turn) => call(turn)));
const statuses = (responses: readonly Response[]) => [
  ...new Set(responses.map(({ status }) => status)),
];
const openOrders = (product: string) =>
  testApp.db.$count(
    orders,
    sql`product_id = ${product} and company_id = ${company.id} and status = 'ACCEPT_SUCCESS'`,
  );
const repaymentOf = async (product: string) => {
  const { data } = await mine('GET', `/product/index/${product}`);
  return data.repaymentTypeList[0] as string;
};

test(`${many} submits at once make one order`, async () => {
  const body = { ...application(), repaymentType: await repaymentOf('100001') };
  const began = performance.now();
  const responses = await storm((turn) =>
    mine('POST', '/order/user/product/100001', body, `storm-key-${turn}`),
  );
  const seconds = (performance.now() - began) / 1_000;
  if (many !== 200) console.log(`${many} submits in ${seconds.toFixed(1)} s`);
  expect(statuses(responses)).toEqual([200]);
  const made = responses.filter(({ data }) => data.applyStatus === 'SUCCESS');
  expect(made).toHaveLength(1);
  // Every other call names the same order.
  expect(new Set(responses.map(({ data }) => data.orderId)).size).toBe(1);
  expect(await openOrders('100001')).toBe(1);
}, 120_000);

test(`${many} submits of one saved order, with saves between, submit it once`, async () => {
  const product = '100003';
  const body = { ...application(), repaymentType: await repaymentOf(product) };
  const saved = await mine('POST', `/order/user/product/${product}`, {
    creditCode: company.nsrsbh,
    save: true,
  });
  const { orderId } = saved.data;
  const responses = await storm((turn) =>
    mine(
      'POST',
      `/order/user/product/${product}`,
      turn % 5 === 0
        ? { creditCode: company.nsrsbh, save: true, orderId, loanAmount: '5' }
        : { ...body, orderId },
    ),
  );
  expect(statuses(responses).toSorted()).toEqual([200, 409]);
  const events = await testApp.db
    .select({ event: orderEvents.event })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(orderEvents.position);
  expect(events.map(({ event }) => event)).toEqual(['SAVE', 'SUBMIT']);
  const { data } = await mine('GET', `/order/user/${orderId}`);
  expect(data).toMatchObject({ loanAmount: '10', orderStatus: 'ACCEPT_SUCCESS' });
  expect(await openOrders(product)).toBe(1);
  expect((await verifyTrail(testApp.db)).faults).toEqual([]);
}, 120_000);

test('one key is one order, however often it is sent, and after a crash too', async () => {
  const product = '100005';
  const body = { ...application(), repaymentType: await repaymentOf(product) };
  const path = `/order/user/product/${product}`;
  // A crash before the commit leaves neither order nor key.
  await testApp.db.execute(sql`
    create function crash() returns trigger language plpgsql as $$ begin raise exception 'crash'; end $$`);
  await testApp.db.execute(
    sql`create trigger crash before insert on notices for each row execute function crash()`,
  );
  const crashed = await mine('POST', path, body, 'crash-key-0001');
  expect(crashed.status).toBe(500);
  expect(await openOrders(product)).toBe(0);
  await testApp.db.execute(sql`drop trigger crash on notices`);
  const responses = await Promise.all(
    Array.from({ length: 50 }, () => mine('POST', path, body, 'crash-key-0001')),
  );
  expect(statuses(responses)).toEqual([200]);
  expect(new Set(responses.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(responses[0]?.data.applyStatus).toBe('SUCCESS');
  expect(await openOrders(product)).toBe(1);
});
