import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankOfficer, operator } from '../../testing/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { orders } from '../../schema/orders.js';
import { reportReadings } from '../../schema/reports.js';

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

const evidenceOf = async (calls: Calls, id: string) =>
  (await calls('GET', `/order/admin/${id}/evidence`)).data;

test('figures of the report stand beside an order, and the reading is recorded', async () => {
  const { tax, obstacle, product } = await evidenceOf(asBank, orderId);
  expect(obstacle).toBeNull();
  expect(tax.revenue).toHaveLength(3);
  expect(tax.debtRatio).toMatch(/^\d+\.\d{2}$/);
  expect(Number(product.minAmount)).toBeLessThanOrEqual(Number(product.maxAmount));
  const { data: report } = await asBank('GET', `/order/${orderId}/admin/newReport`);
  expect(tax.grade).toBe(report.reportData.JBXX.nsxydj);
  const readings = await testApp.db
    .select()
    .from(reportReadings)
    .where(and(eq(reportReadings.orderId, orderId), eq(reportReadings.kind, 'READ')));
  expect(readings.length).toBeGreaterThan(0);
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
