import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankOfficer, owner } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { companies } from '../../schema/companies.js';
import { userCompanies } from '../../schema/userCompanies.js';
import { orders } from '../../schema/orders.js';

let testApp: TestApp;
let mine: Calls;
let officer: Calls;
let orderId: string;
beforeAll(async () => {
  testApp = await openTestApp();
  mine = await callsAs(testApp, owner);
  officer = await callsAs(testApp, bankOfficer);
  const [order] = await testApp.db
    .select()
    .from(orders)
    .where(and(eq(orders.companyId, '1'), eq(orders.bankId, '1'), isNotNull(orders.submittedAt)));
  orderId = order?.id ?? '';
});
afterAll(() => testApp.close());

test('the basic data of a company follows the register, for staff with an order of it', async () => {
  const [company] = await testApp.db.select().from(companies).where(eq(companies.id, '1'));
  const refresh = (calls: Calls) =>
    calls('GET', `/order/admin/refreshQyjcxx?nsrsbh=${company?.creditCode}`);
  expect((await refresh(officer)).data.refreshed).toBe(false);
  await testApp.db.update(companies).set({ address: '旧址' }).where(eq(companies.id, '1'));
  expect((await refresh(officer)).data.refreshed).toBe(true);
  const [updated] = await testApp.db.select().from(companies).where(eq(companies.id, '1'));
  expect(updated).toEqual(company);
  expect((await refresh(mine)).status).toBe(403);
});

test("a new representative does not inherit the former one's phone", async () => {
  const ofCompany = eq(companies.id, '1');
  const [company] = await testApp.db.select().from(companies).where(ofCompany);
  expect(company?.legalPhone).toBeTruthy();
  await testApp.db.update(companies).set({ legalName: '李前任' }).where(ofCompany);
  await officer('GET', `/order/admin/refreshQyjcxx?nsrsbh=${company?.creditCode}`);
  const [updated] = await testApp.db.select().from(companies).where(ofCompany);
  expect(updated).toMatchObject({ legalName: company?.legalName, legalPhone: null });
});

test('the flag tells which report belongs to the product of the order', async () => {
  expect((await mine('GET', '/order/admin/getSgin')).data).toEqual({ sgin: 'news' });
  const flags = new Set<string>();
  for (const { id } of await testApp.db.select().from(orders).where(eq(orders.userId, '1')))
    flags.add((await mine('GET', `/order/admin/getSgin?orderId=${id}`)).data.sgin);
  expect([...flags].toSorted()).toEqual(['detail', 'news']);
});

test('the QR code for WeChat leads to this site, and to nothing before the company has authorised', async () => {
  const state = (id: string, calls = mine) => calls('GET', `/order/user/wechatReport/${id}`);
  const { data } = await state(orderId);
  expect(data).toMatchObject({ orderId, authorized: true, message: '授权成功' });
  expect(new URL(data.ewmUrl).pathname).toBe('/creditReport');
  expect(new URL(data.ewmUrl).host).toMatch(/^localhost(:\d+)?$/);
  await testApp.db
    .update(userCompanies)
    .set({ authorized: false })
    .where(eq(userCompanies.userId, '1'));
  expect((await state(orderId)).data).toMatchObject({ authorized: false, ewmUrl: null });
  expect(await state(orderId, officer)).toMatchObject({
    status: expect.toSatisfy((one) => one === 403 || one === 404),
  });
});
