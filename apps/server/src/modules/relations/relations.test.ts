import { eq, inArray, sql } from 'drizzle-orm';
import type { RelationNetwork, RelationNode } from '@huiqi/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin, bankOfficer, owner } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { companies } from '../../schema/companies.js';
import { orders } from '../../schema/orders.js';

let testApp: TestApp;
let platform: Calls;
let bank: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  platform = await callsAs(testApp, admin);
  bank = await callsAs(testApp, bankOfficer);
});
afterAll(() => testApp.close());

const path = '/order/admin/correlationMap/network';
const network = async (calls: Calls, query = ''): Promise<RelationNetwork> => {
  const { status, data } = await calls('GET', `${path}?${query}`);
  expect(status).toBe(200);
  return data;
};
const ofKind = ({ nodes }: RelationNetwork, kind: RelationNode['kind']) =>
  nodes.filter((node) => node.kind === kind);

async function creditCodeOf(companyId: string): Promise<string> {
  const [row] = await testApp.db.select().from(companies).where(eq(companies.id, companyId));
  return row?.creditCode ?? '';
}

test('companies with one representative are found through the person', async () => {
  const found = await network(platform, `nsrsbh=${await creditCodeOf('49')}&depth=2`);
  expect(found.centres).toEqual(['COMPANY-49']);
  const leader = found.edges.find(
    ({ to, kind }) => to === 'COMPANY-49' && kind === 'LEGAL_REPRESENTATIVE',
  );
  const led = found.edges.filter(
    ({ from, kind }) => from === leader?.from && kind === 'LEGAL_REPRESENTATIVE',
  );
  expect(led.length).toBeGreaterThan(3);
  // One step reaches the company's own entities; what they lead to takes two.
  const near = await network(platform, `nsrsbh=${await creditCodeOf('49')}&depth=1`);
  expect(ofKind(near, 'COMPANY').map(({ id }) => id)).toEqual(['COMPANY-49']);
});

test('the same orders give the same network, and every edge has its nodes', async () => {
  const query = 'companyName=明月&depth=3&limit=300';
  const first = await network(platform, query);
  expect(await network(platform, query)).toEqual(first);
  const ids = first.nodes.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { from, to } of first.edges) {
    expect(ids).toContain(from);
    expect(ids).toContain(to);
  }
});

test('a bank sees its own orders and nothing that only other banks know', async () => {
  const rows = await testApp.db.select().from(orders);
  const own = new Set(
    rows.filter(({ bankId, submittedAt }) => bankId === '1' && submittedAt).map(({ id }) => id),
  );
  for (const query of ['limit=2000', 'companyName=重庆&depth=3&limit=2000']) {
    const seen = await network(bank, query);
    const shown = ofKind(seen, 'ORDER');
    expect(shown.length).toBeGreaterThan(3);
    for (const { orderId } of shown) expect(own.has(orderId ?? '')).toBe(true);
    expect(ofKind(seen, 'BANK').map(({ id }) => id)).toEqual(['BANK-1']);
    for (const { id, count } of ofKind(seen, 'COMPANY')) {
      const companyId = id.slice('COMPANY-'.length);
      const visible = rows.filter((row) => row.companyId === companyId && own.has(row.id));
      expect(count).toBe(visible.length);
    }
  }
  const other = rows.find(({ bankId, submittedAt }) => bankId !== '1' && submittedAt);
  const refused = await bank('GET', `${path}?orderId=${other?.id}`);
  expect([refused.status, refused.code]).toEqual([404, '100404']);
  expect(await network(bank, 'bankId=2')).toMatchObject({ centres: [], nodes: [], edges: [] });
});

test('nobody is shown what was saved and not submitted', async () => {
  const rows = await testApp.db.select().from(orders);
  const saved = rows.find(({ submittedAt }) => submittedAt === null);
  expect((await platform('GET', `${path}?orderId=${saved?.id}`)).status).toBe(404);
  const all = await network(platform, 'companyName=重庆&depth=3&limit=2000');
  expect(ofKind(all, 'ORDER').map(({ orderId }) => orderId)).not.toContain(saved?.id);
});

test('people have names and no numbers', async () => {
  const { data } = await platform('GET', `${path}?companyName=重庆&depth=3&limit=2000`);
  const people = ofKind(data, 'PERSON');
  expect(people.length).toBeGreaterThan(20);
  for (const { id } of people) expect(id).toMatch(/^PERSON-[\w-]{22}$/);
  const sent = JSON.stringify(data);
  for (const { legalPhone, legalIdNo, contactPhone } of await testApp.db.select().from(orders))
    for (const number of [legalPhone, legalIdNo, contactPhone])
      if (number) expect(sent).not.toContain(number);
});

test('a person is the centre through an order that names them', async () => {
  const all = await network(platform, 'companyName=重庆&depth=2&limit=2000');
  const person = ofKind(all, 'PERSON').find(({ id }) =>
    all.edges.some(
      ({ from, to, kind }) => from === id && to === 'COMPANY-49' && kind === 'LEGAL_REPRESENTATIVE',
    ),
  );
  const personId = person?.id.slice('PERSON-'.length);
  const around = await network(platform, `orderId=${person?.orderId}&personId=${personId}&depth=1`);
  expect(around.centres).toEqual([person?.id]);
  expect(ofKind(around, 'COMPANY').length).toBeGreaterThan(3);
  expect((await platform('GET', `${path}?personId=${personId}`)).status).toBe(400);
  const wrong = await platform('GET', `${path}?orderId=${person?.orderId}&personId=nobody`);
  expect(wrong.status).toBe(404);
});

test('products and banks are followed only as centres', async () => {
  const [order] = ofKind(await network(platform), 'ORDER');
  const around = await network(platform, `orderId=${order?.orderId}&depth=3&limit=2000`);
  const products = ofKind(around, 'PRODUCT');
  expect(products.length).toBeGreaterThan(0);
  const sold = await network(platform, `productId=${products[0]?.id.slice(8)}&depth=1&limit=2000`);
  expect(ofKind(sold, 'ORDER').length).toBeGreaterThan(1);
  expect(ofKind(sold, 'BANK')).toHaveLength(1);
  const offered = await network(platform, 'bankId=1&depth=2&limit=2000');
  expect(ofKind(offered, 'PRODUCT').length).toBeGreaterThan(1);
  expect(ofKind(offered, 'ORDER').length).toBeGreaterThan(1);
});

test('it has no more nodes than were asked for, and only their kinds', async () => {
  const few = await network(platform, 'companyName=重庆&depth=3&limit=40');
  expect(few.nodes).toHaveLength(40);
  expect(few.truncated).toBe(true);
  const kinds = await network(platform, `nsrsbh=${await creditCodeOf('49')}&kinds=COMPANY,PERSON`);
  expect(new Set(kinds.nodes.map(({ kind }) => kind))).toEqual(new Set(['COMPANY', 'PERSON']));
  for (const query of ['limit=2001', 'depth=4', 'kinds=CAR', 'companyName=a'])
    expect((await platform('GET', `${path}?${query}`)).status).toBe(400);
});

test('a sub-order is joined with the order whose line it draws on', async () => {
  const rows = await testApp.db.select().from(orders);
  const sub = rows.find(({ parentOrderId, submittedAt }) => parentOrderId && submittedAt);
  const found = await network(platform, `orderId=${sub?.parentOrderId}&depth=1`);
  expect(found.edges).toContainEqual({
    from: `ORDER-${sub?.parentOrderId}`,
    to: `ORDER-${sub?.id}`,
    kind: 'SUB_ORDER',
  });
});

test('applicants have no network', async () => {
  const calls = await callsAs(testApp, owner);
  expect((await calls('GET', path)).status).toBe(403);
});

test('companies are found through a representative whose phone only the companies have', async () => {
  const one = '49';
  const rows = await testApp.db.select().from(orders);
  const ofOther = rows.find(
    ({ companyId, kind, submittedAt }) => companyId !== one && kind === 'COMPANY' && submittedAt,
  );
  const other = ofOther?.companyId ?? '';
  const both = inArray(companies.id, [one, other]);
  const named = { legalName: '周同', legalPhone: '13912340000' };
  await testApp.db.update(companies).set(named).where(both);
  const unnamed = { legalName: null, legalPhone: null, legalIdNo: null };
  await testApp.db
    .update(orders)
    .set(unnamed)
    .where(inArray(orders.companyId, [one, other]));
  const { edges } = await network(platform, `nsrsbh=${await creditCodeOf(one)}&depth=2`);
  const leaderOf = (id: string) =>
    edges.find(({ to, kind }) => to === `COMPANY-${id}` && kind === 'LEGAL_REPRESENTATIVE')?.from;
  expect(leaderOf(one)).toBeDefined();
  expect(leaderOf(other)).toBe(leaderOf(one));
});

// Without one of them PostgreSQL reads the orders one after another.
test.each([
  'company_id',
  'user_id',
  'parent_order_id',
  'legal_phone',
  'contact_phone',
  'legal_id_no',
])('orders are found by %s through an index', async (column) => {
  const { rows } = await testApp.db.execute<{ indexdef: string }>(
    sql`select indexdef from pg_indexes where tablename = 'orders'`,
  );
  const leading = new RegExp(`\\(${column}\\b`);
  expect(rows.filter(({ indexdef }) => leading.test(indexdef))).not.toEqual([]);
});
