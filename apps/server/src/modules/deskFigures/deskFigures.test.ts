import type { StatisticsRow } from '@huiqi/sdk';
import { constants, StatisticsGroupValues } from '@huiqi/sdk/domain';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankOfficer, operator } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { readXls, valuesOf } from '../../testing/readXls.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { orders } from '../../schema/orders.js';
import { products } from '../../schema/products.js';
import { periodBefore } from './deskStatistics.js';
import { withinLimit } from './withinLimit.js';

let testApp: TestApp;
let asOperator: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  asOperator = await callsAs(testApp, operator);
});
afterAll(() => testApp.close());

const path = '/order/admin/deskStatistics';
const read = (query: string) => asOperator('GET', `${path}?${query}`);
const year = 'from=2025-06-16&until=2026-06-15';

test('the period before has as many days and ends on the day before', () => {
  expect(periodBefore({ from: '2026-03-01', until: '2026-03-31' })).toEqual({
    from: '2026-01-29',
    until: '2026-02-28',
  });
  expect(periodBefore({ from: '2026-03-01', until: '2026-03-01' })).toEqual({
    from: '2026-02-28',
    until: '2026-02-28',
  });
});

test('applications of a period are those of the list on these days', async () => {
  const { data } = await read(year);
  const listed = await asOperator(
    'GET',
    '/order/admin/page?dateStart=2025-06-16&dateEnd=2026-06-15',
  );
  expect(data.total.applications).toBe(listed.data.page.total);
  expect(data.total.approved).toBeGreaterThan(0);
  expect(data.total.decided).toBeGreaterThanOrEqual(data.total.approved);
  expect(data.total.approvalRate).toBe(
    ((data.total.approved / data.total.decided) * 100).toFixed(2),
  );
});

test.each(StatisticsGroupValues)('groups by %s add up to the total', async (groupBy) => {
  const { data } = await read(`${year}&groupBy=${groupBy}`);
  const sum = (of: (row: typeof data) => number) =>
    data.rows.reduce((total: number, row: typeof data) => total + of(row), 0);
  expect(sum(({ figures }) => figures.applications)).toBe(data.total.applications);
  expect(sum(({ figures }) => figures.approved)).toBe(data.total.approved);
  expect(sum(({ figures }) => Number(figures.paidAmount))).toBeCloseTo(
    Number(data.total.paidAmount),
  );
  if (groupBy !== 'WEEK')
    expect(sum(({ previous }) => previous.applications)).toBe(data.previous.applications);
  if (groupBy !== 'OFFICER')
    expect(data.rows.every(({ name }: { name: string }) => name !== '')).toBe(true);
});

test('weeks without applications have a row too, also in the spreadsheet, unless no week has any', async () => {
  const weeks = 'from=2026-05-20&until=2026-06-29';
  const { data } = await read(weeks);
  const rows: StatisticsRow[] = data.rows;
  expect(rows.map(({ key }) => key.slice(5))).toEqual([
    '05-18',
    '05-25',
    '06-01',
    '06-08',
    '06-15',
    '06-22',
    '06-29',
  ]);
  expect(rows.at(-1)?.figures).toMatchObject({ applications: 0, approvalRate: null });
  const sheet = await asOperator('GET', `${path}/export?${weeks}`);
  expect(readXls(sheet.data).flatMap(valuesOf)).toHaveLength(rows.length + 2);
  expect((await read('from=2001-01-01&until=2001-12-31')).data.rows).toEqual([]);
});

test('a loan of epidemic relief, which is paid out without a grant, is decided and approved', async () => {
  const ofRelief = await testApp.db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(eq(products.categoryId, constants.epidemicCategoryId));
  const { data } = await read(`${year}&groupBy=PRODUCT`);
  const rows: StatisticsRow[] = data.rows;
  const own = rows.filter(({ key }) => ofRelief.some(({ id }) => id === key));
  const sum = (of: 'approved' | 'decided') =>
    own.reduce((all, { figures }) => all + figures[of], 0);
  let paidOut = 0;
  for (const productName of new Set(ofRelief.map(({ name }) => name))) {
    const query = new URLSearchParams({ productName, orderStatus: 'BANK_APPROVAL_SUCCESS' });
    const days = 'dateStart=2025-06-16&dateEnd=2026-06-15';
    paidOut += (await asOperator('GET', `/order/admin/page?${days}&${query}`)).data.page.total;
  }
  expect(paidOut).toBeGreaterThan(0);
  expect(sum('approved')).toBe(paidOut);
  expect(sum('decided')).toBeGreaterThanOrEqual(paidOut);
});

test('a draw is an application, but its amount is part of the line that was applied for', async () => {
  const before = (await read(year)).data.total;
  const [line] = await testApp.db
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'APPROVAL_SUCCESS'), eq(orders.scfDistrict, '500231')));
  if (!line) throw new Error('The sample has no granted order of the county');
  const { stage: _generated, ...same } = line;
  await testApp.db.insert(orders).values({
    ...same,
    id: 'draw',
    orderCode: 'DJ20250102900778',
    parentOrderId: line.id,
    createdAt: seedNow,
    submittedAt: seedNow,
  });
  const after = (await read(year)).data.total;
  await testApp.db.delete(orders).where(eq(orders.id, 'draw'));
  expect(after.applications).toBe(before.applications + 1);
  expect(after.appliedAmount).toBe(before.appliedAmount);
});

test('the spreadsheet has the groups and, last, the total of both periods', async () => {
  const { data } = await read(`${year}&groupBy=BANK`);
  const sheet = await asOperator('GET', `${path}/export?${year}&groupBy=BANK`);
  const [head, ...rows] = readXls(sheet.data).flatMap(valuesOf);
  expect(head?.slice(0, 2)).toEqual(['银行', '申请（笔）']);
  expect(head).toContain('上期放款金额（万元）');
  expect(rows.map(([name]) => name)).toEqual([
    ...data.rows.map(({ name }: { name: string }) => name || '未分配'),
    '合计',
  ]);
  expect(rows.at(-1)?.[1]).toBe(data.total.applications);
});

test('a response says how many groups it leaves out; the spreadsheet has all', async () => {
  const { data } = await read(`${year}&groupBy=OFFICER`);
  expect(data.moreRows).toBe(0);
  const rows = Array.from({ length: 503 }, (_, at) => ({ ...data.rows[0], key: String(at) }));
  const { rows: shown, moreRows } = withinLimit({ ...data, rows });
  expect([shown.length, moreRows]).toEqual([500, 3]);
});

test('periods are at most a year and do not end before they begin; officers of banks see none', async () => {
  expect((await read('from=2026-06-02&until=2026-06-01')).status).toBe(400);
  expect((await read('from=2024-06-02&until=2026-06-01')).status).toBe(400);
  const asBank = await callsAs(testApp, bankOfficer);
  expect((await asBank('GET', `${path}?${year}`)).status).toBe(403);
  expect((await asBank('GET', `${path}/export?${year}`)).status).toBe(403);
});
