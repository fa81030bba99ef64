import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin, bankOfficer, operator } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';

let testApp: TestApp;
let asAdmin: Calls;
let asOperator: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  asAdmin = await callsAs(testApp, admin);
  asOperator = await callsAs(testApp, operator);
});
afterAll(() => testApp.close());

const path = '/order/admin/handlingTimes';
const set = (desk: string, kind: string | null, days: number | null) =>
  asAdmin('PUT', path, { desk, kind, days });

const waitingOf = async (desk: string) =>
  (await asOperator('GET', '/order/admin/dueWork')).data.find(
    (row: { desk: string }) => row.desk === desk,
  );

test('a region sets the days of a desk and of a product category, and takes them back', async () => {
  const { data } = await set('ORDER', '1', 3);
  const daysOf = (rows: typeof data, kind: string | null) =>
    rows.find((row: typeof data) => row.desk === 'ORDER' && row.kind === kind);
  expect(daysOf(data, '1')).toMatchObject({ days: 3, ownDays: 3 });
  expect(daysOf(data, null)).toMatchObject({ days: 5, ownDays: null });
  const all = await set('ORDER', null, 9);
  expect(daysOf(all.data, '1').days).toBe(3);
  expect(daysOf(all.data, '2').days).toBe(9);
  await set('ORDER', '1', null);
  const last = await set('ORDER', null, null);
  expect(daysOf(last.data, '1')).toMatchObject({ days: 5, ownDays: null });
  expect((await set('POLICY', '1', 3)).status).toBe(400);
  expect((await asOperator('GET', path)).status).toBe(403);
});

test.each([
  ['ORDER', '/order/admin/page?queue=mine', 'orderId'],
  ['RENEWAL', '/order/renew/admin/page?acceptStatus=ACCEPT_SUCCESS', 'id'],
  ['POLICY', '/ticket/admin/policy/order/page?auditState=PENDING', 'id'],
  ['COUPON', '/ticket/admin/coupon/page?auditState=PENDING', 'id'],
  ['SERVICE', '/firms/admin/review/page?auditStatus=PENDING', 'id'],
])('cases of the desk %s are due as its region promises', async (desk, list, id) => {
  const rows = async (more = '') => {
    const { data } = await asOperator('GET', `${list}${more}&size=100`);
    return data;
  };
  await set(desk, null, 365);
  const before = await rows();
  const later = before.content.filter((row: { due: unknown }) => row.due !== null);
  expect(later.length).toBeGreaterThan(0);
  expect(later.every((row: { due: { state: string } }) => row.due.state === 'LATER')).toBe(true);
  const oldest = later.toSorted(
    (a: { due: { waitingDays: number } }, b: { due: { waitingDays: number } }) =>
      b.due.waitingDays - a.due.waitingDays,
  )[0];
  const { waiting } = await waitingOf(desk);
  expect(waiting).toBeGreaterThanOrEqual(later.length);
  expect(await waitingOf(desk)).toMatchObject({ dueToday: 0, overdue: 0 });

  const days = Math.max(1, oldest.due.waitingDays - 1);
  await set(desk, null, days);
  const found = (await rows()).content.find(
    (row: Record<string, string>) => row[id] === oldest[id],
  );
  const isOver = oldest.due.waitingDays > days;
  expect(found.due).toMatchObject({
    promisedDays: days,
    waitingDays: oldest.due.waitingDays,
    state: isOver ? 'OVERDUE' : oldest.due.waitingDays === days ? 'TODAY' : 'LATER',
  });
  if (isOver) expect((await waitingOf(desk)).overdue).toBeGreaterThan(0);
  const late = await rows('&due=OVERDUE');
  expect(late.page.total).toBe((await waitingOf(desk)).overdue);
  expect((await rows('&due=LATER')).page.total + late.page.total).toBeLessThanOrEqual(waiting);
  await set(desk, null, null);
});

test('a bank sees what is due on its own desks', async () => {
  const { data } = await (await callsAs(testApp, bankOfficer))('GET', '/order/admin/dueWork');
  expect(data.map(({ desk }: { desk: string }) => desk)).toEqual(['ORDER', 'RENEWAL']);
});
