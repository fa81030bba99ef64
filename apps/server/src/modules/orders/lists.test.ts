import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { agent, newcomer, operator, owner } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { notices } from '../../schema/notices.js';
import { orders } from '../../schema/orders.js';

let testApp: TestApp;
let mine: Calls;
let staff: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  mine = await callsAs(testApp, owner);
  staff = await callsAs(testApp, operator);
});
afterAll(() => testApp.close());

interface Row {
  orderId: string;
  orderStatus: string;
  createdTs: string;
  applicantKind: string;
  companyName: string;
  line: { drawn: string } | null;
}
const list = async (query = '') => {
  const { data } = await mine('GET', `/order/user/page?size=100${query}`);
  return data.content as Row[];
};
const statusesOf = (rows: readonly Row[]) => [...new Set(rows.map((row) => row.orderStatus))];

describe("the applicant's list", () => {
  test('has ten a page and reads no token', async () => {
    const { data } = await mine('GET', '/order/user/page?token=somebody-elses');
    expect(data.content).toHaveLength(10);
    expect(data.page.size).toBe(10);
    const { data: plain } = await mine('GET', '/order/user/page');
    expect(data).toEqual(plain);
  });

  test.each([
    ['ACCEPT_SUCCESS', ['ACCEPT_SUCCESS', 'BANK_NO_INFO', 'JXW_AUDIT_PASSED']],
    ['APPROVAL_SUCCESS', ['APPROVAL_SUCCESS', 'BANK_APPROVAL_SUCCESS', 'CREDIT_LINE_INVALID']],
    ['APPROVAL_FAIL', ['APPROVAL_FAIL', 'BANK_APPROVAL_FAIL']],
  ])('groups what is %s at the bank', async (bankStatus, statuses) => {
    const found = statusesOf(await list(`&bankStatus=${bankStatus}`));
    expect(found.toSorted()).toEqual(statuses.toSorted());
    const narrowed = await list(`&bankStatus=${bankStatus}&orderStatus=${statuses[0]}`);
    expect(statusesOf(narrowed)).toEqual([statuses[0]]);
  });

  test('includes both days of a range, from midnight to midnight in China', async () => {
    const [newest] = await list();
    const { orderId } = newest!;
    const at = async (createdAt: string, query: string) => {
      await testApp.db.execute(
        sql`update orders set created_at = ${createdAt} where id = ${orderId}`,
      );
      return (await list(query)).some((row) => row.orderId === orderId);
    };
    const range = '&dateStart=2026-05-01&dateEnd=2026-05-02';
    expect(await at('2026-04-30T15:59:59.999Z', range)).toBe(false);
    expect(await at('2026-04-30T16:00:00.000Z', range)).toBe(true);
    expect(await at('2026-05-02T15:59:59.999Z', range)).toBe(true);
    expect(await at('2026-05-02T16:00:00.000Z', range)).toBe(false);
  });

  test('names people in their own orders, and the statistic counts the same', async () => {
    const people = (await list()).filter(({ applicantKind }) => applicantKind === 'PERSON');
    expect(people.map(({ companyName }) => companyName.length > 1)).toEqual([true, true, true]);
    const { data } = await mine('GET', '/order/user/loan/statistic');
    expect(data.total).toBe((await list()).length);
    for (const [status, count] of Object.entries(data.byStatus))
      expect(await list(`&orderStatus=${status}`)).toHaveLength(count as number);
  });
});

describe('the staff list', () => {
  const total = async (query: string) =>
    (await staff('GET', `/order/admin/page?size=100&${query}`)).data as {
      content: Row[];
      page: { total: number };
    };

  test('finds people by name, and by the region of their orders', async () => {
    const person = (await list()).find(
      ({ applicantKind, orderStatus }) =>
        applicantKind === 'PERSON' && orderStatus !== 'SAVE_NOT_SUBMIT',
    );
    const byName = await total(`companyName=${encodeURIComponent(person!.companyName)}`);
    expect(byName.content.map(({ orderId }) => orderId)).toContain(person!.orderId);
    const submitted = await testApp.db.$count(
      orders,
      sql`kind = 'PERSON' and submitted_at is not null`,
    );
    expect(submitted).toBeGreaterThan(1);
    for (const query of ['scfProvince=500000', 'scfProvince=500000&scfCity=500231'])
      expect((await total(query)).page.total - (await companiesOf()), query).toBe(submitted);
    expect((await total('scfProvince=340000')).page.total).toBe(0);
    expect((await total(`nsrsbh=91500231MA5UXXXXXX`)).page.total).toBe(0);
  });

  /** Submitted orders of the companies of the operator's county. */
  const companiesOf = async (): Promise<number> => {
    const { rows } = await testApp.db.execute<{ count: string }>(sql`
      select count(*) from orders o join companies c on c.id = o.company_id
      where o.submitted_at is not null and c.city_code = '500231'`);
    return Number(rows[0]?.count);
  };

  test('is not withdrawn by who sees it as saved', async () => {
    const [submitted] = await list('&orderStatus=ACCEPT_SUCCESS');
    const path = `/order/user/${submitted!.orderId}/close`;
    const refused = await mine('POST', path, { orderStatus: 'SAVE_NOT_SUBMIT' });
    expect([refused.status, refused.code]).toEqual([409, '100409']);
    const [same] = await list('&orderStatus=ACCEPT_SUCCESS');
    expect(same!.orderId).toBe(submitted!.orderId);
  });

  test('never shows what was only saved, closed or not', async () => {
    const [saved] = await list('&orderStatus=SAVE_NOT_SUBMIT');
    const { orderId } = saved!;
    const closed = await mine('POST', `/order/user/${orderId}/close`, {}, 'close-key-0001');
    expect(closed.data).toMatchObject({
      orderStatus: 'ORDER_CLOSED',
      application: null,
      legalName: null,
      contactName: null,
      reason: '申请人放弃申请',
    });
    expect(await mine('POST', `/order/user/${orderId}/close`, {}, 'close-key-0001')).toEqual(
      closed,
    );
    const again = await mine('POST', `/order/user/${orderId}/close`, {});
    expect([again.status, again.code]).toEqual([409, '100409']);
    const seen = await staff('GET', `/order/admin/${orderId}`);
    expect([seen.status, seen.code]).toEqual([404, '100404']);
    const all = await total('orderStatus=ORDER_CLOSED');
    expect(all.content.map((row) => row.orderId)).not.toContain(orderId);
  });
});

describe('closing', () => {
  test('withdraws what waits for a decision, tells the applicant, and lets the company apply again', async () => {
    const [waiting] = await list('&orderStatus=ACCEPT_SUCCESS');
    const { orderId } = waiting!;
    const reason = '暂不需要贷款';
    const { data } = await mine('POST', `/order/user/${orderId}/close`, { reason });
    expect(data).toMatchObject({ orderStatus: 'ORDER_CLOSED', reason });
    expect(data.timeline.at(-1)).toMatchObject({ event: 'CLOSE', actor: 'APPLICANT' });
    const notices = await mine('GET', '/user/notice/page?noticeStatus=UNREAD');
    const about = notices.data.content.filter(
      (notice: { subject: { id: string } | null }) => notice.subject?.id === orderId,
    );
    expect(about.length).toBeGreaterThan(0);
    const { data: state } = await mine('GET', `/order/user/product/${data.productId}/haveApplied`);
    expect(state.orderId).not.toBe(orderId);
  });

  test.each(['APPROVAL_SUCCESS', 'BANK_APPROVAL_SUCCESS', 'APPROVAL_FAIL', 'JXW_AUDIT_PASSED'])(
    'is refused in %s',
    async (status) => {
      const [order] = await list(`&orderStatus=${status}`);
      const refused = await mine('POST', `/order/user/${order!.orderId}/close`, {});
      expect([refused.status, refused.code]).toEqual([409, '100409']);
    },
  );

  test('gives up a granted line only as such, tells the bank, and unblocks the company', async () => {
    const lines = await list('&orderStatus=APPROVAL_SUCCESS');
    const granted = lines.find(({ line }) => line?.drawn === '0');
    const path = `/order/user/${granted!.orderId}/close`;
    expect((await mine('POST', path, {})).code).toBe('100409');
    const { data } = await mine('POST', path, { orderStatus: 'APPROVAL_SUCCESS' });
    expect(data).toMatchObject({ orderStatus: 'ORDER_CLOSED', reason: '申请人放弃授信' });
    const told = await testApp.db
      .select({ userId: notices.userId, title: notices.title })
      .from(notices)
      .where(and(eq(notices.subjectId, granted!.orderId), eq(notices.title, '申请人放弃授信')));
    expect(told.length).toBeGreaterThan(0);
    expect(told.map(({ userId }) => userId)).not.toContain('1');
  });

  test('is up to the applicant alone', async () => {
    const [order] = await list('&orderStatus=BANK_NO_INFO');
    for (const login of [newcomer, agent, operator]) {
      const other = await callsAs(testApp, login);
      const refused = await other('POST', `/order/user/${order!.orderId}/close`, {});
      expect(refused.code).toBe('100404');
    }
  });
});

test('an order that is being decided on is named, and nobody else’s', async () => {
  const { data } = await mine('GET', '/order/user/order/isApplyingOrder');
  expect(data.isApplying).toBe(true);
  const newest = (await list()).find(({ orderStatus }) =>
    ['ACCEPT_SUCCESS', 'BANK_NO_INFO', 'PRE_JXW_ACCEPT', 'JXW_AUDIT_PASSED'].includes(orderStatus),
  );
  expect(data.orderId).toBe(newest!.orderId);
  const nobody = await callsAs(testApp, newcomer);
  expect((await nobody('GET', '/order/user/order/isApplyingOrder')).data).toEqual({
    isApplying: false,
    orderId: null,
  });
});
