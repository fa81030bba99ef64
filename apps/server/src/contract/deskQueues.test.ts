import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serviceOrders } from '../schema/serviceOrders.js';
import { bankOfficer, operator, serviceStaff } from '../callKit/accounts.js';
import { callsAs } from '../testing/callsAs.js';
import { readerOf, type Query, type Shown } from '../testing/figures/figures.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  // Two service orders of the sample wait; these tests decide on three.
  await testApp.db
    .update(serviceOrders)
    .set({ status: 'PENDING' })
    .where(and(eq(serviceOrders.orgId, '801'), eq(serviceOrders.status, 'ACCEPTED')));
});
afterAll(() => testApp.close());

interface Desk {
  readonly login: string;
  readonly list: string;
  /** Address of a record, without its id. */
  readonly record: string;
  /** Filters of the queue that a decision takes a record out of. */
  readonly queue: Query;
  /** A call that decides on a record. */
  readonly decide: (row: Shown) => readonly [method: 'POST' | 'PUT', path: string, body: object];
  /** Refuses several records with one opinion, or closes them. */
  readonly refuse: string;
}

const desks: Readonly<Record<string, Desk>> = {
  orders: {
    login: bankOfficer,
    list: '/order/admin/page',
    record: '/order/admin',
    queue: { orderStatus: 'ACCEPT_SUCCESS', queue: 'mine', sortDirection: 'ASC' },
    refuse: '/order/admin/batch/refuse',
    decide: ({ orderId, version }) => [
      'PUT',
      `/order/${orderId}/admin/accept`,
      { orderStatus: 'APPROVAL_FAIL', reason: '经营流水不足', version },
    ],
  },
  renewals: {
    login: bankOfficer,
    list: '/order/renew/admin/page',
    record: '/order/renew/admin',
    queue: { acceptStatus: 'ACCEPT_SUCCESS' },
    refuse: '/order/renew/admin/batch/refuse',
    decide: ({ id }) => [
      'PUT',
      `/order/renew/${id}/admin/answer`,
      { acceptStatus: 'APPROVAL_FAIL', remark: '经营流水不足' },
    ],
  },
  declarations: {
    login: operator,
    list: '/ticket/admin/policy/order/page',
    record: '/ticket/admin/policy/order',
    queue: { auditState: 'PENDING' },
    refuse: '/ticket/admin/policy/order/batch/refuse',
    decide: ({ id, version }) => [
      'PUT',
      `/ticket/admin/policy/order/${id}/decide`,
      { decision: 'REJECT', reason: '材料不符合要求', version },
    ],
  },
  coupons: {
    login: operator,
    list: '/ticket/admin/coupon/page',
    record: '/ticket/admin/coupon',
    queue: { auditState: 'PENDING' },
    refuse: '/ticket/admin/coupon/batch/refuse',
    decide: ({ id, version }) => [
      'PUT',
      `/ticket/admin/coupon/${id}/review`,
      { decision: 'REJECT', reason: '合同与申请不符', version },
    ],
  },
  demands: {
    login: operator,
    list: '/demand/admin/page',
    record: '/demand/admin',
    queue: { status: 'SUBMITTED' },
    refuse: '/demand/admin/batch/close',
    decide: ({ id, version }) => [
      'PUT',
      `/demand/admin/${id}/assign`,
      { departmentId: 'jxw', version },
    ],
  },
  'service reviews': {
    login: operator,
    list: '/firms/admin/review/page',
    record: '/firms/admin/review',
    queue: { auditStatus: 'PENDING' },
    refuse: '/firms/admin/review/batch/refuse',
    decide: ({ id, version }) => [
      'PUT',
      `/firms/admin/review/${id}/decide`,
      { decision: 'REFUSE', reason: '资料不完整', version },
    ],
  },
  'service orders': {
    login: serviceStaff,
    list: '/firms/front/org/order/page',
    record: '/firms/front/org/order/detail',
    queue: { status: 'PENDING' },
    refuse: '/firms/front/org/order/batch/refuse',
    decide: ({ id, version }) => [
      'POST',
      '/firms/front/org/order/handle',
      { orderId: id, status: 'REFUSED', handling: '暂不承接', version },
    ],
  },
};

const idOf = ({ id, orderId }: Shown): string => orderId ?? id;

describe.each(Object.entries(desks))('the queue of %s', (_name, desk) => {
  const { login, list, record, queue, decide } = desk;
  const positionOf = async (id: string, filters: Query) =>
    (await readerOf(testApp, login)).get(`${record}/${id}/queuePosition`, filters);

  test.each([{}, queue])('is the whole list with the filters %j', async (filters) => {
    const rows = await (await readerOf(testApp, login)).rows(list, filters);
    expect(rows.length).toBeGreaterThan(1);
    const ids = rows.map(idOf);
    const places = [...new Set([0, 1, 9, 10, ids.length - 1])].filter((at) => at < ids.length);
    for (const at of places)
      expect(await positionOf(ids[at] ?? '', filters)).toMatchObject({
        isListed: true,
        position: at + 1,
        total: ids.length,
        previousId: ids[at - 1] ?? null,
        nextId: ids[at + 1] ?? null,
      });
  });

  test('goes on after a decision, which is made once', async () => {
    const reader = await readerOf(testApp, login);
    const [first, second] = await reader.rows(list, queue);
    const calls = await callsAs(testApp, login);
    const [method, path, body] = decide(await reader.get(`${record}/${idOf(first)}`));
    expect((await calls(method, path, body)).status).toBe(200);
    expect((await calls(method, path, body)).code).toBe('100409');
    expect(await positionOf(idOf(first), queue)).toMatchObject({ isListed: false, position: null });
    expect(await positionOf(idOf(second), queue)).toMatchObject({ isListed: true, position: 1 });
  });
});

describe.each(Object.entries(desks))(
  'many of %s',
  (name, { login, list, queue: { queue: _mine, ...waiting }, refuse }) => {
    const send = async (rows: readonly Shown[], more: readonly string[] = []) => {
      const ids = [...rows.map(idOf), ...more];
      const versions = [...rows.map(({ version }) => version), ...more.map(() => 1)];
      const { data } = await (
        await callsAs(testApp, login)
      )('POST', refuse, {
        batchId: '7b0c8a524d0e4c559a532f3e5d1f0a11',
        ids,
        ...(name === 'renewals' ? {} : { versions }),
        reason: '不符合条件',
        ...(name === 'orders' ? { takeoverReason: '同事休假' } : {}),
      });
      return data.results.map((row: Shown) => [row.id, row.code]);
    };

    test('are refused each by its own rules, and leave the queue', async () => {
      const reader = await readerOf(testApp, login);
      const [first] = await reader.rows(list, waiting);
      const id = idOf(first);
      expect(await send([first], ['999999'])).toEqual([
        [id, '200'],
        ['999999', '100404'],
      ]);
      expect(await send([first])).toEqual([[id, '100409']]);
      expect((await reader.rows(list, waiting)).map(idOf)).not.toContain(id);
    });

    test('are decided once by two at once', async () => {
      const [first] = await (await readerOf(testApp, login)).rows(list, waiting);
      const both = await Promise.all([send([first]), send([first])]);
      const codes = both.flat().map(([, code]) => code);
      expect(codes.toSorted()).toEqual(['100409', '200'].toSorted());
    });
  },
);
