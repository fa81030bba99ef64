import { OrderSourceTypeLabels } from '@huiqi/sdk/domain';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin, bankOfficer, operator } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { userCompanies } from '../../schema/userCompanies.js';
import { orders } from '../../schema/orders.js';
import { products } from '../../schema/products.js';
import { users } from '../../schema/users.js';

let testApp: TestApp;
let bank: Calls;
let platform: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  bank = await callsAs(testApp, bankOfficer);
  platform = await callsAs(testApp, operator);
});
afterAll(() => testApp.close());

test('an officer finds the products of their bank, the platform those of the province', async () => {
  const { data: own } = await bank('GET', '/product/operation/productName/getListByUser');
  expect(own).toHaveLength(await testApp.db.$count(products, eq(products.bankId, '1')));
  expect(new Set(own.map(({ bankId }: { bankId: string }) => bankId))).toEqual(new Set(['1']));
  const { data: all } = await platform('GET', '/product/operation/productName/getListByUser');
  expect(all).toHaveLength(await testApp.db.$count(products, eq(products.scfProvince, '500000')));
  expect(all.length).toBeGreaterThan(own.length);
});

test('every source has a name', async () => {
  const { data } = await platform('POST', '/order/admin/getSourceList');
  expect(data).toEqual(
    Object.entries(OrderSourceTypeLabels).map(([code, name]) => ({ code, name })),
  );
});

test('somebody bound to a city may filter by it, others by those of the province', async () => {
  const cities = async (calls: Calls) => (await calls('GET', '/order/admin/cityList')).data;
  const own = [{ regionCode: '500231', regionName: '垫江县' }];
  expect(await cities(platform)).toEqual(own);
  expect(await cities(bank)).toEqual(own);
  await testApp.db.update(users).set({ scfCity: '0' }).where(eq(users.id, '7'));
  const whole = await cities(await callsAs(testApp, admin));
  expect(whole).toEqual(expect.arrayContaining(own));
  expect(whole.length).toBeGreaterThan(1);
});

test('the order whose company was authorised first, among those in reach', async () => {
  const earliest = async (calls: Calls, userId: string) =>
    (await calls('GET', `/order/admin/user/getMinAuthTimeOrder?userId=${userId}`)).data;
  const rows = await testApp.db
    .select({ orderId: orders.id, companyId: orders.companyId, bankId: orders.bankId })
    .from(orders)
    .innerJoin(
      userCompanies,
      and(eq(userCompanies.userId, orders.userId), eq(userCompanies.companyId, orders.companyId)),
    )
    .where(and(eq(orders.userId, '1'), isNotNull(orders.submittedAt), ne(orders.companyId, '1')));
  const later = rows.find(({ bankId }) => bankId !== '1') ?? rows[0];
  if (!later?.companyId) throw new Error('The first user has no second company with orders');
  const authorizedAt = new Date('2020-01-02T03:04:05.000Z');
  await testApp.db
    .update(userCompanies)
    .set({ authorized: true, authorizedAt })
    .where(and(eq(userCompanies.userId, '1'), eq(userCompanies.companyId, later.companyId)));
  const found = await earliest(platform, '1');
  expect(found.authTs).toBe(authorizedAt.toISOString());
  const same = rows.filter(({ companyId }) => companyId === later.companyId);
  expect(same.map(({ orderId }) => orderId)).toContain(found.orderId);
  const ofBank = await earliest(bank, '1');
  const [order] = await testApp.db.select().from(orders).where(eq(orders.id, ofBank.orderId));
  expect(order?.bankId).toBe('1');
  expect(await earliest(platform, '2')).toBeNull();
  expect(await earliest(platform, '19999999')).toBeNull();
});
