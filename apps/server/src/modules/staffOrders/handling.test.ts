import { openOrderStatuses } from '@huiqi/sdk/domain';
import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admin, bankOfficer, operator, owner } from '../../callKit/accounts.js';
import { callsAs, requestId, tokenOfAccount, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { pdf, png } from '../../callKit/sampleFiles.js';
import { uploadsAs } from '../../testing/uploadsAs.js';
import { notices } from '../../schema/notices.js';
import { orderEvents, orders } from '../../schema/orders.js';
import { users } from '../../schema/users.js';

let testApp: TestApp;
let platform: Calls;
let officer: Calls;
let uploads: Awaited<ReturnType<typeof uploadsAs>>;
beforeAll(async () => {
  testApp = await openTestApp();
  platform = await callsAs(testApp, operator);
  officer = await callsAs(testApp, bankOfficer);
  uploads = await uploadsAs(testApp);
});
afterAll(() => testApp.close());

/** Statuses open to commission and bank. */
const openStatuses = openOrderStatuses.filter((status) => status !== 'PRE_JXW_ACCEPT');
const taken = new Set<string>();

/** An open order no test has used, unassigned and without a recommender. */
async function order(bankId?: string): Promise<string> {
  const rows = await testApp.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        isNotNull(orders.submittedAt),
        inArray(orders.status, openStatuses),
        eq(orders.scfCity, '500231'),
        bankId === undefined ? ne(orders.bankId, '1') : eq(orders.bankId, bankId),
      ),
    )
    .orderBy(orders.id);
  const id = rows.find((row) => !taken.has(row.id))?.id;
  if (id === undefined) throw new Error('The sample has too few open orders');
  taken.add(id);
  await testApp.db
    .update(orders)
    .set({ refereeId: null, assigneeId: null })
    .where(eq(orders.id, id));
  return id;
}

const eventsOf = (orderId: string, event: 'ASSIGN' | 'REFEREE_CHANGE') =>
  testApp.db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.event, event)));

describe('the recommender', () => {
  const change = async (body: object, file: Uint8Array = png(), name = '凭证.png') => ({
    userId: '300001',
    modifiedAfter: '李敏',
    reason: '客户经理变更',
    picUrl: (await uploads.upload([name, file], await tokenOfAccount(testApp, operator))).key,
    ...body,
  });
  const send = (body: object) => platform('POST', '/order/admin/changeReferees', body);

  test('is changed with proof and reason, and the record says who was it before', async () => {
    const orderId = await order('1');
    const body = await change({ orderId, modifiedAgo: '系统分配' });
    expect((await send(body)).code).toBe('200');
    const next = await change({ orderId, userId: '300002', modifiedAfter: '游晓梅' });
    expect((await send({ ...next, modifiedAgo: '李敏' })).code).toBe('200');
    const recommender = { userId: '300002', name: '游晓梅', phone: expect.stringMatching(/\*{4}/) };
    const detail = await officer('GET', `/order/admin/${orderId}`);
    expect(detail).toMatchObject({ code: '200', data: { recommender } });
    const list = await officer(
      'GET',
      `/order/admin/page?size=100&orderCode=${detail.data.orderCode}`,
    );
    expect(list.data.content).toMatchObject([{ recommender }]);
    const path = `/order/admin/getRefereesRecordList?orderId=${orderId}`;
    const { data } = await officer('POST', path);
    expect(data).toMatchObject([
      { modifiedAfter: '游晓梅', modifiedAgo: '李敏', operatorName: '平台运营' },
      { modifiedAfter: '李敏', modifiedAgo: null, phone: '139****1001', reason: '客户经理变更' },
    ]);
    const key = new URL(data[1].picUrl, 'http://x').searchParams.get('key') ?? '';
    const opened = await uploads.open(key, await tokenOfAccount(testApp, bankOfficer));
    expect(opened.headers['content-type']).toBe('image/png');
    expect((await uploads.open(key, await tokenOfAccount(testApp, owner))).statusCode).toBe(404);
    expect(await eventsOf(orderId, 'REFEREE_CHANGE')).toHaveLength(2);
  });

  test('who was changed meanwhile is said, and nothing changes', async () => {
    const orderId = await order();
    expect((await send(await change({ orderId }))).code).toBe('200');
    const stale = await change({ orderId, userId: '300002', modifiedAfter: '游晓梅' });
    expect((await send({ ...stale, modifiedAgo: '系统分配' })).code).toBe('100409');
    expect((await send(await change({ orderId }))).code).toBe('100409');
    expect(await eventsOf(orderId, 'REFEREE_CHANGE')).toHaveLength(1);
  });

  test.each([
    ['a person nobody knows', { userId: '399999' }, '100404'],
    ['another name than the person has', { modifiedAfter: '张三' }, '100400'],
    ['no reason', { reason: ' ' }, '100400'],
    ['a file of nobody', { picUrl: 'finance/202606/none/none-0001.png' }, '100400'],
  ])('%s is refused', async (_what, wrong, code) => {
    const orderId = await order();
    expect((await send(await change({ orderId, ...wrong }))).code).toBe(code);
    expect(await eventsOf(orderId, 'REFEREE_CHANGE')).toHaveLength(0);
  });

  test('the proof must be a picture', async () => {
    const body = await change({ orderId: await order() }, pdf, '凭证.pdf');
    expect((await send(body)).code).toBe('100400');
  });

  test('the proof must be a file of who changes it; of others nobody learns that it exists', async () => {
    const orderId = await order();
    const responseTo = async (picUrl: string) => {
      const response = await testApp.app.inject({
        method: 'POST',
        url: '/api/huiqi/order/admin/changeReferees',
        headers: {
          'x-request-id': requestId,
          'x-access-token': await tokenOfAccount(testApp, operator),
        },
        payload: await change({ orderId, picUrl }),
      });
      return [response.statusCode, response.body];
    };
    const missing = await responseTo('finance/202606/none/none-0001.png');
    const foreign: [string, Uint8Array][] = [
      ['证照.png', png()],
      ['合同.pdf', pdf],
    ];
    for (const file of foreign) {
      const { key } = await uploads.upload(file, await tokenOfAccount(testApp, owner));
      expect(await responseTo(key)).toEqual(missing);
    }
  });

  test('officers of a bank do not change it', async () => {
    const body = await change({ orderId: await order() });
    expect((await officer('POST', '/order/admin/changeReferees', body)).code).toBe('100403');
  });

  test('people of an institution are found by name and number, with the number masked', async () => {
    const path = '/order/admin/developUserList?mechanismId=600001';
    const { data } = await officer('GET', path);
    expect(data).toHaveLength(5);
    const found = await officer('GET', `${path}&keyword=13900001001`);
    expect(found.data).toMatchObject([{ id: '300001', name: '李敏', phone: '139****1001' }]);
    expect((await officer('GET', path.replace('600001', '699999'))).code).toBe('100404');
    expect((await officer('GET', '/order/admin/mechanismList?cityCode=110100')).data).toEqual([]);
  });
});

describe('an assignment', () => {
  const send = (calls: Calls, orderId: string, userId: string) =>
    calls('POST', '/order/user/distributionOrder', { orderId, userId });

  test('gives the order to a colleague, who is told, and told again when it goes on', async () => {
    const orderId = await order('1');
    const colleague = 'staff-bank-1-2-1';
    expect((await send(officer, orderId, colleague)).code).toBe('200');
    expect((await send(officer, orderId, colleague)).code).toBe('100409');
    expect((await send(platform, orderId, '6')).code).toBe('200');
    const path = `/order/user/distribution/page?orderId=${orderId}`;
    const { data } = await officer('GET', path);
    expect(data.page).toEqual({ index: 1, size: 10, total: 2 });
    expect(data.content).toMatchObject([
      { userId: '6', userName: '平台运营', deptName: '垫江县经济和信息化委员会' },
      { userId: colleague, deptName: '授信审批部', operatorName: '建行信贷员' },
    ]);
    expect(await eventsOf(orderId, 'ASSIGN')).toHaveLength(2);
    const told = await testApp.db.select().from(notices).where(eq(notices.userId, colleague));
    const subject = { subjectKind: 'STAFF_ORDER', subjectId: orderId };
    expect(told).toMatchObject([subject, subject]);
    expect(told.map(({ title }) => title).toSorted()).toEqual([
      '分配给您的贷款申请已改派',
      '您有新分配的贷款申请',
    ]);
    const [row] = await testApp.db.select().from(orders).where(eq(orders.id, orderId));
    expect(row?.assigneeId).toBe('6');
  });

  test('of what the commission has not decided on goes to nobody of the bank', async () => {
    const orderId = await order('1');
    const set = (status: 'PRE_JXW_ACCEPT' | 'JXW_AUDIT_PASSED') =>
      testApp.db.update(orders).set({ status }).where(eq(orders.id, orderId));
    const member = 'staff-bank-1-1-2';
    await set('PRE_JXW_ACCEPT');
    expect((await send(platform, orderId, member)).code).toBe('100400');
    expect((await send(platform, orderId, '7')).code).toBe('200');
    expect(await testApp.db.$count(notices, eq(notices.userId, member))).toBe(0);
    await set('JXW_AUDIT_PASSED');
    // The commission has nothing left to do with it.
    expect((await send(platform, orderId, '6')).code).toBe('100400');
    expect((await send(platform, orderId, member)).code).toBe('200');
  });

  test('of an order ends when the commission passes it to the bank, whose officers it then waits for', async () => {
    const id = await order('1');
    await testApp.db.update(orders).set({ status: 'PRE_JXW_ACCEPT' }).where(eq(orders.id, id));
    expect((await send(platform, id, '7')).code).toBe('200');
    const body = { orderStatus: 'JXW_AUDIT_PASSED', reason: '情况属实，推荐至银行' };
    const reviewer = await callsAs(testApp, admin);
    expect((await reviewer('PUT', `/order/${id}/admin/accept`, body)).code).toBe('200');
    const [row] = await testApp.db.select().from(orders).where(eq(orders.id, id));
    expect(row?.assigneeId).toBeNull();
    const path = `/order/admin/page?queue=mine&orderCode=${row?.orderCode}`;
    expect((await officer('GET', path)).data.content).toMatchObject([{ orderId: id }]);
    const assignments = await eventsOf(id, 'ASSIGN');
    expect(assignments.at(-1)?.remark).toBe('已推荐至银行，等待重新分配');
  });

  test('goes to nobody of another region', async () => {
    const orderId = await order('1');
    const member = 'staff-bank-1-1-1';
    const work = (scfCity: string) =>
      testApp.db.update(users).set({ scfCity }).where(eq(users.id, member));
    await work('500112');
    for (const by of [platform, officer])
      expect((await send(by, orderId, member)).code).toBe('100400');
    await work('500231');
  });

  test.each([
    ['an officer of another bank', 'staff-bank-2-1-1'],
    ['somebody of the platform', '6'],
    ['an applicant', '1'],
    ['nobody', 'nobody'],
  ])('a bank gives no order to %s', async (_who, userId) => {
    const orderId = await order('1');
    expect((await send(officer, orderId, userId)).code).toBe('100400');
    expect(await eventsOf(orderId, 'ASSIGN')).toHaveLength(0);
  });

  test('an order that has been decided is not given to anybody', async () => {
    const [row] = await testApp.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.bankId, '1'), eq(orders.status, 'APPROVAL_FAIL')));
    expect((await send(officer, row?.id ?? '', 'staff-bank-1-2-1')).code).toBe('100409');
  });

  test('several at once make a record each, and the last one has the order', async () => {
    const orderId = await order('1');
    const people = ['staff-bank-1-1-1', 'staff-bank-1-1-2', 'staff-bank-1-2-1', 'staff-bank-1-2-2'];
    const sent = await Promise.all(people.map((userId) => send(officer, orderId, userId)));
    expect(sent.map(({ code }) => code)).toEqual(people.map(() => '200'));
    const events = await eventsOf(orderId, 'ASSIGN');
    expect(new Set(events.map(({ position }) => position)).size).toBe(people.length);
    const path = `/order/user/distribution/page?orderId=${orderId}`;
    const [last] = (await officer('GET', path)).data.content;
    const [row] = await testApp.db.select().from(orders).where(eq(orders.id, orderId));
    expect(row?.assigneeId).toBe(last.userId);
  });
});
