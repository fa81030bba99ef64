import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankOfficer, operator } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { demands } from '../../schema/demands.js';
import { orders } from '../../schema/orders.js';
import { reportReadings, reports } from '../../schema/reports.js';

let testApp: TestApp;
let asBank: Calls;
let asOperator: Calls;
/** An order of the first company, whose first user has authorised it, at the officer's bank. */
let orderId: string;
beforeAll(async () => {
  testApp = await openTestApp();
  asBank = await callsAs(testApp, bankOfficer);
  asOperator = await callsAs(testApp, operator);
  const [order] = await testApp.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.companyId, '1'), eq(orders.bankId, '1'), isNotNull(orders.submittedAt)))
    .orderBy(orders.id);
  orderId = order?.id ?? '';
});
afterAll(() => testApp.close());

const evidenceOf = async (calls: Calls, id: string, query = '') =>
  (await calls('GET', `/order/admin/${id}/evidence${query}`)).data;

const countReadings = () => testApp.db.$count(reportReadings, eq(reportReadings.orderId, orderId));

test('to open an order neither makes nor reads the report', async () => {
  await testApp.db.delete(reportReadings).where(eq(reportReadings.orderId, orderId));
  await testApp.db.delete(reports).where(eq(reports.orderId, orderId));
  expect(await evidenceOf(asBank, orderId)).toMatchObject({ tax: null, obstacle: 'NOT_READ' });
  expect(await countReadings()).toBe(0);
  expect(await testApp.db.$count(reports, eq(reports.orderId, orderId))).toBe(0);
});

test('figures of the report are shown with an order, and the reading is recorded', async () => {
  const { tax, obstacle, product } = await evidenceOf(asBank, orderId, '?withReport=true');
  expect(obstacle).toBeNull();
  expect(tax.revenue).toHaveLength(3);
  expect(tax.debtRatio).toMatch(/^\d+\.\d{2}$/);
  expect(Number(product.minAmount)).toBeLessThanOrEqual(Number(product.maxAmount));
  const { data: report } = await asBank('GET', `/order/${orderId}/admin/newReport`);
  expect(tax.grade).toBe(report.reportData.JBXX.nsxydj);
  expect(await countReadings()).toBeGreaterThan(0);
});

test('other orders are those of the company that the staff member may see', async () => {
  const listed = await asOperator('GET', '/order/admin/page?size=100');
  const own = listed.data.content.find((row: { orderId: string }) => row.orderId === orderId);
  const ofCompany = async (calls: Calls) => {
    const { data } = await calls('GET', `/order/admin/page?size=100&nsrsbh=${own.nsrsbh}`);
    return data.content
      .map((row: { orderId: string }) => row.orderId)
      .filter((id: string) => id !== orderId);
  };
  for (const calls of [asBank, asOperator]) {
    const { others, othersTotal } = await evidenceOf(calls, orderId);
    const expected = await ofCompany(calls);
    expect(othersTotal).toBe(expected.length);
    const shown = others.map((row: { orderId: string }) => row.orderId);
    expect(expected).toEqual(expect.arrayContaining(shown));
  }
});

test('related companies share people with the company, and none is the company itself', async () => {
  const { related } = await evidenceOf(asOperator, orderId);
  const { data: network } = await asOperator(
    'GET',
    `/order/admin/correlationMap/network?orderId=${orderId}&depth=3`,
  );
  const own = network.nodes.find(({ id }: { id: string }) => id === 'COMPANY-1');
  const names = network.nodes
    .filter(({ kind }: { kind: string }) => kind === 'COMPANY')
    .map(({ label }: { label: string }) => label);
  for (const { companyName, people } of related) {
    expect(companyName).not.toBe(own.label);
    expect(names).toContain(companyName);
    expect(people.length).toBeGreaterThan(0);
  }
});

test('a person has no figures; an order of another bank has no evidence', async () => {
  const [person] = await testApp.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNull(orders.companyId), isNotNull(orders.submittedAt)));
  const evidence = await evidenceOf(asOperator, person?.id ?? '');
  expect(evidence).toMatchObject({ tax: null, obstacle: 'PERSON' });
  const [other] = await testApp.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(ne(orders.bankId, '1'), isNotNull(orders.submittedAt)));
  const refused = await asBank('GET', `/order/admin/${other?.id ?? ''}/evidence`);
  expect(refused.status).toBe(404);
});

test('what a company has received is shown with its ticket application and its declaration', async () => {
  const { data } = await asOperator('GET', '/ticket/admin/coupon/page?size=100');
  const ofCompany = (nsrsbh: string) =>
    data.content.filter((row: { nsrsbh: string }) => row.nsrsbh === nsrsbh);
  const row = data.content.find(({ nsrsbh }: { nsrsbh: string }) => ofCompany(nsrsbh).length > 1);
  const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id).toSorted();
  const ofTicket = await asOperator('GET', `/ticket/admin/coupon/${row.id}/evidence`);
  const others = ofCompany(row.nsrsbh).filter(({ id }: { id: string }) => id !== row.id);
  expect(ids(ofTicket.data.tickets)).toEqual(ids(others));
  const same = others.filter(({ batch }: { batch: string }) => batch === row.batch);
  expect(ids(ofTicket.data.tickets.filter(({ isSame }: { isSame: boolean }) => isSame))).toEqual(
    ids(same),
  );
  const declared = await asOperator('GET', '/ticket/admin/policy/order/page?size=100');
  const own = declared.data.content.filter(
    ({ nsrsbh }: { nsrsbh: string }) => nsrsbh === row.nsrsbh,
  );
  expect(ids(ofTicket.data.declarations)).toEqual(ids(own).slice(0, 20));
  const listed = await asOperator('GET', `/order/admin/page?nsrsbh=${row.nsrsbh}`);
  expect(ofTicket.data.ordersTotal).toBe(listed.data.page.total);
});

test('a bank sees beside a renewal its own orders, and neither coupons nor declarations', async () => {
  const { data } = await asBank('GET', '/order/renew/admin/page?size=100');
  for (const { id } of data.content.slice(0, 5)) {
    const evidence = (await asBank('GET', `/order/renew/admin/${id}/evidence`)).data;
    expect(evidence).toMatchObject({ tickets: [], declarations: [] });
  }
});

test('what a company has asked before is shown with its demand; an anonymous one has nothing', async () => {
  const { data } = await asOperator('GET', '/demand/admin/page?size=100');
  interface Row {
    readonly id: string;
    readonly anonymity: boolean;
    readonly companyName: string | null;
  }
  const rows: readonly Row[] = data.content;
  const read = async (id: string) => (await asOperator('GET', `/demand/admin/${id}/evidence`)).data;
  const ofCompany = (name: string | null) => rows.filter((row) => row.companyName === name);
  const one = rows.find((row) => !row.anonymity && ofCompany(row.companyName).length > 1);
  const evidence = await read(one?.id ?? '');
  expect(evidence.demands.map(({ id }: Row) => id).toSorted()).toEqual(
    ofCompany(one?.companyName ?? '')
      .map(({ id }) => id)
      .filter((id) => id !== one?.id)
      .toSorted(),
  );
  const anonymous = rows.find(({ anonymity }) => anonymity);
  // Its author may be signed in, which must not show.
  await testApp.db
    .update(demands)
    .set({ userId: '1' })
    .where(eq(demands.id, anonymous?.id ?? ''));
  expect(await read(anonymous?.id ?? '')).toEqual({
    demands: [],
    tickets: [],
    declarations: [],
    orders: [],
    ordersTotal: 0,
    paid: { count: 0, amount: '0' },
  });
});
