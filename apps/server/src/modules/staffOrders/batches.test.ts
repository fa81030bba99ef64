import { and, eq, inArray, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grant, loan, openDesk, refuse, type Desk } from '../../testing/openDesk.js';
import { notices } from '../../schema/notices.js';
import { securityEvents } from '../../schema/securityEvents.js';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.testApp.close());

const batchId = '7b0c8a524d0e4c559a532f3e5d1f0a11';
const reason = '经营流水不足';
const orders = (count: number) =>
  Array.from({ length: count }).reduce<Promise<string[]>>(
    async (made) => [...(await made), await desk.order()],
    Promise.resolve([]),
  );
const refuseAll = (ids: readonly string[], more: object = {}, by = desk.officer) =>
  by('POST', '/order/admin/batch/refuse', {
    batchId,
    ids,
    versions: ids.map(() => 9),
    reason,
    ...more,
  });
const assignAll = (ids: readonly string[], userId = '5', by = desk.officer) =>
  by('POST', '/order/admin/batch/assign', { batchId, ids, userId });
const codesOf = ({ data }: { data: { results: readonly { code: string }[] } }) =>
  data.results.map(({ code }) => code);

describe('many orders at once', () => {
  it('are refused with one opinion, each by its own rules, in one event of the trail', async () => {
    const [first = '', decided = '', other = ''] = await orders(3);
    await desk.officer('PUT', `/order/${decided}/admin/accept`, grant);
    const sent = await refuseAll([first, decided, 'nobody', other]);
    expect(sent.data.results).toEqual([
      { id: first, code: '200', message: '' },
      {
        id: decided,
        code: '100409',
        message: '该申请当前状态为“已授信”，不能进行此操作',
      },
      { id: 'nobody', code: '100404', message: '订单不存在' },
      { id: other, code: '200', message: '' },
    ]);
    expect(await desk.storedOrder(first)).toMatchObject({ status: 'APPROVAL_FAIL', reason });
    expect(await desk.storedOrder(decided)).toMatchObject({ status: 'APPROVAL_SUCCESS' });
    const events = await desk.testApp.db
      .select()
      .from(securityEvents)
      .where(
        and(eq(securityEvents.event, 'BATCH_DECIDED'), like(securityEvents.detail, `%${first}%`)),
      );
    const done = [first, other].toSorted((a, b) => (a === first ? -1 : b === first ? 1 : 0));
    expect(events.map(({ subject, detail }) => [subject, detail])).toEqual([
      ['5', `ORDER REFUSE 2 4 ${batchId} ${done.join(' ')}`],
    ]);
  });

  it('are refused as far as they are still what was shown', async () => {
    const [id = ''] = await orders(1);
    await desk.colleague('PUT', `/order/${id}/admin/accept`, grant);
    const { data } = await refuseAll([id], { versions: [1] });
    expect(data.results).toMatchObject([
      { code: '100409', message: expect.stringMatching(/于 \d\d:\d\d 已通过该申请$/) },
    ]);
    expect((await refuseAll([id], { versions: [1, 2] })).status).toBe(400);
  });

  it('are refused although one of them fails for a fault of ours', async () => {
    const [first = '', broken = '', last = ''] = await orders(3);
    await desk.testApp.db.execute(
      sql.raw(
        `alter table orders add constraint fault check (id <> '${broken}' or status <> 'APPROVAL_FAIL')`,
      ),
    );
    const sent = await refuseAll([first, broken, last]);
    await desk.testApp.db.execute(sql`alter table orders drop constraint fault`);
    expect(sent.data.results).toEqual([
      { id: first, code: '200', message: '' },
      { id: broken, code: '100500', message: '系统繁忙，请稍后重试' },
      { id: last, code: '200', message: '' },
    ]);
    expect(await desk.storedOrder(broken)).toMatchObject({ status: 'ACCEPT_SUCCESS' });
    expect(codesOf(await refuseAll([broken]))).toEqual(['200']);
  });

  it('are out of reach for another bank', async () => {
    const ids = await orders(2);
    expect(codesOf(await refuseAll(ids, {}, desk.stranger))).toEqual(['100404', '100404']);
    expect(codesOf(await assignAll(ids, '5', desk.stranger))).toEqual(['100404', '100404']);
  });

  it('are done once for a repeated request', async () => {
    const ids = await orders(1);
    const send = () =>
      desk.officer(
        'POST',
        '/order/admin/batch/refuse',
        { batchId, ids, versions: [1], reason },
        'batch-0001',
      );
    expect(codesOf(await send())).toEqual(['200']);
    expect(codesOf(await send())).toEqual(['200']);
    expect(await desk.eventsOf(ids[0] ?? '')).toHaveLength(2);
  });

  it('are decided once by two officers at once, in either order', async () => {
    const ids = await orders(6);
    const both = await Promise.all([
      refuseAll(ids),
      refuseAll(ids.toReversed(), {}, desk.colleague),
    ]);
    const byOrder = ids.map((id) =>
      both
        .map(({ data }) => data.results.find((row: { id: string }) => row.id === id).code)
        .toSorted(),
    );
    expect(byOrder).toEqual(ids.map(() => ['100409', '200'].toSorted()));
    for (const id of ids) expect(await desk.eventsOf(id)).toHaveLength(2);
  });

  it('are assigned; the assignee is told of each, unless it is the caller', async () => {
    const ids = await orders(2);
    const told = () => desk.testApp.db.$count(notices, eq(notices.userId, '5'));
    const before = await told();
    expect(codesOf(await assignAll(ids, '5', desk.colleague))).toEqual(['200', '200']);
    expect(await told()).toBe(before + 2);
    expect((await assignAll(ids)).data.results).toMatchObject([
      { code: '100409', message: expect.stringMatching(/已分配给/) },
      { code: '100409' },
    ]);
    const [own = ''] = await orders(1);
    expect(codesOf(await assignAll([own]))).toEqual(['200']);
    expect(await told()).toBe(before + 2);
    expect(await desk.storedOrder(own)).toMatchObject({ assigneeId: '5' });
  });

  it('that are assigned to somebody else leave the assignee, who is told unless they did it', async () => {
    const [first = '', second = ''] = await orders(2);
    await assignAll([first, second]);
    const told = () =>
      desk.testApp.db
        .select()
        .from(notices)
        .where(and(eq(notices.userId, '5'), inArray(notices.subjectId, [first, second])));
    await assignAll([first], 'staff-bank-1-1-1');
    expect(await told()).toEqual([]);
    await assignAll([second], 'staff-bank-1-1-1', desk.colleague);
    expect(await told()).toMatchObject([
      { subjectId: second, content: expect.stringMatching(/已改由“.+”处理$/) },
    ]);
  });
});

describe('an order of a colleague', () => {
  const decide = (id: string, more: object = {}) =>
    desk.colleague('PUT', `/order/${id}/admin/accept`, { ...refuse, ...more });

  it('is decided for a reason, which the assignee is told with a link to it', async () => {
    const [id = ''] = await orders(1);
    await assignAll([id]);
    const silent = await decide(id);
    expect([silent.status, silent.code]).toEqual([400, '100400']);
    expect(await desk.storedOrder(id)).toMatchObject({ status: 'ACCEPT_SUCCESS' });
    const decided = await decide(id, { takeoverReason: '同事休假' });
    expect(decided.data).toMatchObject({ orderStatus: 'APPROVAL_FAIL' });
    expect((await desk.eventsOf(id)).at(-2)).toMatchObject({
      event: 'ASSIGN',
      remark: '代为办理：同事休假',
    });
    const told = await desk.testApp.db
      .select()
      .from(notices)
      .where(and(eq(notices.userId, '5'), eq(notices.subjectId, id)));
    expect(told).toMatchObject([
      { subjectKind: 'STAFF_ORDER', content: expect.stringMatching(/原因：同事休假$/) },
    ]);
  });

  it('has its loan recorded for a reason too', async () => {
    const id = await desk.order('APPROVAL_SUCCESS');
    await assignAll([id]);
    const pay = (more: object = {}) =>
      desk.colleague('PUT', `/order/${id}/admin/loan`, { ...loan, amount: '1', ...more });
    expect(await pay()).toMatchObject({
      status: 400,
      fieldErrors: [{ field: 'takeoverReason' }],
    });
    expect(await desk.storedOrder(id)).toMatchObject({ status: 'APPROVAL_SUCCESS', loan: null });
    const paid = await pay({ takeoverReason: '同事休假' });
    expect(paid.data).toMatchObject({
      orderStatus: 'BANK_APPROVAL_SUCCESS',
      loan: { ...loan, amount: '1', remark: null },
      assignee: { name: desk.colleagueName },
    });
    expect((await desk.eventsOf(id)).slice(-2)).toMatchObject([
      { event: 'ASSIGN', remark: '代为办理：同事休假' },
      { event: 'DISBURSE' },
    ]);
    const again = await desk.officer('PUT', `/order/${id}/admin/loan`, { ...loan, amount: '1' });
    expect(again.status).toBe(409);
  });

  it('is refused with others only for a reason', async () => {
    const [own = '', theirs = ''] = await orders(2);
    await assignAll([theirs]);
    const sent = await refuseAll([own, theirs], {}, desk.colleague);
    expect(sent.data.results).toMatchObject([
      { code: '200' },
      { code: '100400', message: '该申请已分配给他人，请填写代为办理的原因' },
    ]);
    const again = await refuseAll([theirs], { takeoverReason: '同事休假' }, desk.colleague);
    expect(codesOf(again)).toEqual(['200']);
  });
});
