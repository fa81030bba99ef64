import type { StaffOrderSummary } from '@huiqi/sdk';
import { OrderSourceTypeValues } from '@huiqi/sdk/domain';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { admin, bankOfficer, operator } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { readKnownOrders, type KnownOrder } from '../../testing/knownOrders.js';
import {
  cities,
  filterValues,
  meanings,
  promise,
  province,
  staffIds,
  statuses,
  type StaffRole,
} from '../../testing/orderFilterMeanings.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { companies } from '../../schema/companies.js';
import { handlingTimes } from '../../schema/handlingTimes.js';
import { orders } from '../../schema/orders.js';
import { users } from '../../schema/users.js';
import { loanCorrections } from '../../schema/loanCorrections.js';
import { searchLimits } from '../../search/searchLimits.js';
import { whereFound } from './findOrders.js';

const roles = { FINANCIER: bankOfficer, OPERATOR: operator, ADMIN: admin } as const;
let testApp: TestApp;
let known: KnownOrder[] = [];
const calls = {} as Record<StaffRole, Calls>;
beforeAll(async () => {
  testApp = await openTestApp();
  const { db } = testApp;
  await db.execute(sql`insert into areas (code, parent_code, name) values
    ('540000', null, '西藏自治区'), ('540100', '540000', '拉萨市'), ('540200', '540000', '日喀则市')
    on conflict do nothing`);
  await db.update(users).set({ scfProvince: province, scfCity: '540100' }).where(eq(users.id, '6'));
  await db.update(users).set({ scfProvince: province, scfCity: '0' }).where(eq(users.id, '7'));
  const models = await db
    .select()
    .from(orders)
    .where(sql`submitted_at is not null`)
    .orderBy(orders.id);
  const firms = await db.select().from(companies).orderBy(companies.id).limit(5);
  const made = Array.from({ length: 120 }, (_unused, turn) => {
    const model = models[turn % 40];
    const firm = firms[turn % 5];
    if (!model || !firm) throw new Error('The sample is too small');
    const isPerson = turn % 7 === 0;
    const createdAt = new Date(seedNow.getTime() - (turn % 30) * 43_200_000);
    const city = cities[turn % 2] ?? '540100';
    return {
      ...model,
      id: `f${String(turn).padStart(4, '0')}`,
      orderCode: `TEST${turn % 3 === 0 ? 'a_' : 'B%'}${String(turn)}`,
      kind: isPerson ? ('PERSON' as const) : ('COMPANY' as const),
      companyId: isPerson ? null : firm.id,
      applicantName: isPerson ? `甲${turn}` : null,
      // Several sub-orders may be open at once.
      parentOrderId: model.id,
      status: statuses[turn % 4] ?? 'APPROVAL_FAIL',
      loanAmount: (10 + (turn % 6) * 0.5 + (turn % 3) / 100).toFixed(2),
      source: OrderSourceTypeValues[turn % 5] ?? 'WEB',
      scfProvince: province,
      scfCity: city,
      scfDistrict: city,
      scfPlatform: turn % 11 === 0 ? '1002' : '1001',
      assigneeId: [null, '5', '6', 'staff-bank-1-1-1', 'staff-jxw-1-1'][turn % 5] ?? null,
      refereeId: turn % 4 === 0 ? `30000${(turn % 3) + 1}` : null,
      recommendationCode: turn % 3 === 0 ? `Ab${turn}` : null,
      createdAt,
      submittedAt: createdAt,
    };
  });
  await db.insert(orders).values(made);
  await db.insert(handlingTimes).values({ ...promise, updatedBy: '7', updatedAt: seedNow });
  // Corrections by the officer and a colleague, on sample orders and on this test's.
  const paid = models.filter(({ bankId, loan }) => bankId === '1' && loan !== null).slice(0, 4);
  await db.insert(loanCorrections).values(
    [...paid, ...made.slice(0, 40)].map(({ id }, turn) => ({
      orderId: id,
      loan: { date: '2026-06-01', amount: '1', rate: '4', term: 12, remark: null },
      reason: '录入有误',
      proposerId: ['5', 'staff-bank-1-1-1', '6'][turn % 3] ?? '5',
      createdAt: seedNow,
    })),
  );
  known = await readKnownOrders(db);
  expect(known.some((order) => inScope.FINANCIER(order) && order.correctionBy)).toBe(true);
  for (const role of Object.keys(roles) as StaffRole[])
    calls[role] = await callsAs(testApp, roles[role]);
});
afterAll(() => testApp.close());

const allLimits = [
  { ...searchLimits },
  { counted: 5, ids: 2, recent: 10, walked: 20, grouped: 30 },
];
afterEach(() => Object.assign(searchLimits, allLimits[0]));

const inScope: Readonly<Record<StaffRole, (order: KnownOrder) => boolean>> = {
  FINANCIER: ({ bankId, city, platform, status, reviewed }) =>
    bankId === '1' &&
    city === '500231' &&
    platform === '1001' &&
    !['PRE_JXW_ACCEPT', 'JXW_AUDIT_FAIL'].includes(status) &&
    !(status === 'ORDER_CLOSED' && reviewed),
  OPERATOR: (order) => order.city === '540100' && order.platform === '1001',
  ADMIN: (order) => order.province === province && order.platform === '1001',
};

type Query = Readonly<Record<string, string>>;

const upTo = (count: number) => Math.min(count, searchLimits.counted + 1);

const newestFirst = (one: KnownOrder, other: KnownOrder) =>
  Number(other.createdAt) - Number(one.createdAt) || (one.id < other.id ? -1 : 1);

function expected(role: StaffRole, query: Query): KnownOrder[] {
  return known
    .filter(
      (order) =>
        inScope[role](order) &&
        Object.entries(query).every(([name, value]) => meanings[name]?.(order, value, role)),
    )
    .toSorted(newestFirst);
}

const queries = fc
  .record(
    Object.fromEntries(
      Object.entries(filterValues).map(([name, some]) => [name, fc.constantFrom(...some)]),
    ),
    { requiredKeys: [] },
  )
  // Many filters together match nothing, so at most three, and each alone.
  .map((query) => Object.fromEntries(Object.entries(query).slice(0, 3)) as Query);

const search = (query: Query) => new URLSearchParams(query).toString();

/** Of an order in the middle of a list, and of one that the filters leave out. */
async function checkPlaces(role: StaffRole, query: Query, right: readonly KnownOrder[]) {
  const listed = right[Math.floor(right.length / 2)];
  const left = known.find((order) => inScope[role](order) && !right.includes(order));
  for (const order of [listed, left].flatMap((one) => one ?? [])) {
    const direction = /[02468]$/.test(order.id) ? 'ASC' : 'DESC';
    const all = [...new Set([...right, order])].toSorted(newestFirst);
    if (direction === 'ASC') all.reverse();
    const at = all.indexOf(order);
    const path = `/order/admin/${order.id}/queuePosition?sortDirection=${direction}`;
    const { data } = await calls[role]('GET', `${path}&${search(query)}`);
    const { counted: limit } = searchLimits;
    expect(data, `${path} ${search(query)}`).toEqual({
      isListed: order === listed,
      position: order === listed && at < limit ? at + 1 : null,
      total: Math.min(right.length, limit),
      ...(right.length > limit ? { relation: 'AT_LEAST' } : {}),
      previousId: all[at - 1]?.id ?? null,
      nextId: all[at + 1]?.id ?? null,
    });
  }
}

async function check(role: StaffRole, query: Query) {
  const name = `${role} ${search(query)}`;
  const right = expected(role, query);
  const list = await calls[role]('GET', `/order/admin/page?size=100&${search(query)}`);
  expect(list.status, name).toBe(200);
  const rows = list.data.content as StaffOrderSummary[];
  const { counted: limit } = searchLimits;
  expect(list.data.page.total, name).toBe(Math.min(right.length, limit));
  expect(list.data.page.relation, name).toBe(right.length > limit ? 'AT_LEAST' : undefined);
  expect(rows.map(({ orderId }) => orderId)).toEqual(right.slice(0, 100).map(({ id }) => id));
  for (const [place, row] of rows.entries()) {
    const order = right[place];
    const waits = order !== undefined && meanings['queue']?.(order, 'mine', role);
    expect(row.waitsForMe, `${name} ${row.orderId}`).toBe(waits);
  }
  const { orderStatus: _status, queue: _queue, ...counted } = query;
  const { data } = await calls[role]('GET', `/order/admin/statusCount?${search(counted)}`);
  const all = expected(role, counted);
  const byStatus: Record<string, number> = {};
  for (const { status } of all) byStatus[status] = upTo((byStatus[status] ?? 0) + 1);
  const mine = expected(role, { ...counted, queue: 'mine' });
  const mineDue = (state: string) =>
    mine.filter((order) => meanings['due']?.(order, state, role)).length;
  expect(data, name).toEqual({
    total: upTo(all.length),
    byStatus,
    waitingForMe: upTo(mine.length),
    assignedToMe: upTo(expected(role, { ...counted, queue: 'assigned' }).length),
    dueToday: upTo(mineDue('TODAY')),
    overdue: upTo(mineDue('OVERDUE')),
  });
  // Exports select the same orders by SQL.
  const [user] = await testApp.db.select().from(users).where(eq(users.id, staffIds[role]));
  if (!user) throw new Error(`There is no user ${staffIds[role]}`);
  const where = await whereFound(
    { db: testApp.db, user: { ...user, permissions: [] }, now: () => seedNow },
    query,
  );
  expect(await testApp.db.$count(orders, where), name).toBe(right.length);
}

/** Queues depend on the role. Other filters mean the same to everyone who sees an order. */
const alone: Readonly<Record<StaffRole, typeof filterValues>> = {
  FINANCIER: { queue: filterValues['queue'] ?? [] },
  OPERATOR: { queue: filterValues['queue'] ?? [] },
  ADMIN: filterValues,
};

const cases = (Object.keys(roles) as StaffRole[]).flatMap((role) =>
  allLimits.map((limits) => [role, limits.counted, limits] as const),
);

test.each(cases)('%s finds all, counted to %i', async (role, _counted, limits) => {
  Object.assign(searchLimits, limits);
  await check(role, {});
});

test.each(
  cases.flatMap(([role, ...counting]) =>
    Object.entries(alone[role]).map(([name, some]) => [name, role, ...counting, some] as const),
  ),
)('%s means what it says to %s, counted to %i', async (name, role, _counted, limits, some) => {
  Object.assign(searchLimits, limits);
  const tried = limits === allLimits[0] ? some : some.slice(0, 2);
  for (const value of tried) await check(role, { [name]: value });
});

test('filters narrow one another, and nothing leaves the scope', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...cases), queries, async ([role, , limits], query) => {
      Object.assign(searchLimits, limits);
      await check(role, query);
      await checkPlaces(role, query, expected(role, query));
    }),
    { numRuns: 60 },
  );
});

test('pages follow one another without gaps, in both directions', async () => {
  const page = async (index: number, direction: string) => {
    const path = `/order/admin/page?size=7&index=${index}&sortDirection=${direction}`;
    const { data } = await calls.ADMIN('GET', path);
    return (data.content as StaffOrderSummary[]).map(({ orderId }) => orderId);
  };
  const right = expected('ADMIN', {}).map(({ id }) => id);
  for (const direction of ['DESC', 'ASC']) {
    const all: string[] = [];
    for (let index = 1; all.length < right.length; index += 1)
      all.push(...(await page(index, direction)));
    expect(all).toEqual(direction === 'ASC' ? right.toReversed() : right);
    expect(await page(1_000, direction)).toEqual([]);
  }
});

test('an officer without a bank, and an operator of nowhere, see nothing', async () => {
  await testApp.db.update(users).set({ bankId: null }).where(eq(users.id, '5'));
  await testApp.db.update(users).set({ scfCity: '540300' }).where(eq(users.id, '6'));
  for (const role of ['FINANCIER', 'OPERATOR'] as const) {
    expect((await calls[role]('GET', '/order/admin/page')).data.page.total).toBe(0);
    expect((await calls[role]('GET', '/order/admin/statusCount')).data.total).toBe(0);
  }
});
