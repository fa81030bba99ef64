import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grant, loan, openDesk, refuse, type Desk } from '../../testing/openDesk.js';
import { eq } from 'drizzle-orm';
import { notices } from '../../schema/notices.js';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.testApp.close());

describe('two officers with the same order', () => {
  it('tells the second who decided when, and changes nothing', async () => {
    const id = await desk.order();
    const version = await desk.versionOf(id);
    const first = await desk.colleague('PUT', `/order/${id}/admin/accept`, { ...grant, version });
    expect(first.data).toMatchObject({ orderStatus: 'APPROVAL_SUCCESS', version: version + 1 });
    const second = await desk.officer('PUT', `/order/${id}/admin/accept`, { ...refuse, version });
    expect([second.status, second.code]).toEqual([409, '100409']);
    expect(second.message).toMatch(
      new RegExp(`^${desk.colleagueName}于 \\d\\d:\\d\\d 已通过该申请$`),
    );
    const after = await desk.officer('GET', `/order/admin/${id}`);
    expect(after.data).toMatchObject({ orderStatus: 'APPROVAL_SUCCESS', reason: grant.reason });
    expect(await desk.eventsOf(id)).toHaveLength(version + 1);
  });

  it('names nobody of another house', async () => {
    const id = await desk.order();
    const version = await desk.versionOf(id);
    expect((await desk.applicant('POST', `/order/user/${id}/close`, {})).status).toBe(200);
    const late = await desk.officer('PUT', `/order/${id}/admin/accept`, { ...grant, version });
    expect(late.code).toBe('100409');
    expect(late.message).toMatch(/^申请人于 \d\d:\d\d 已关闭该申请$/);
  });

  it('lets exactly one of two that come at once decide', async () => {
    const id = await desk.order();
    const version = await desk.versionOf(id);
    const told = () => desk.testApp.db.$count(notices, eq(notices.subjectId, id));
    const before = await told();
    const both = await Promise.all([
      desk.officer('PUT', `/order/${id}/admin/accept`, { ...refuse, version }),
      desk.colleague('PUT', `/order/${id}/admin/accept`, { ...grant, version }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await desk.eventsOf(id)).toHaveLength(version + 1);
    expect(await told()).toBe(before + 1);
    const won = both.find(({ status }) => status === 200);
    const { data } = await desk.officer('GET', `/order/admin/${id}`);
    expect(data.orderStatus).toBe(won?.data.orderStatus);
  });

  it('lets what is only recorded stand in nobody’s way', async () => {
    const id = await desk.order();
    const version = await desk.versionOf(id);
    expect((await desk.colleague('POST', `/order/${id}/admin/contact`)).status).toBe(200);
    const decided = await desk.officer('PUT', `/order/${id}/admin/accept`, { ...grant, version });
    expect(decided.data).toMatchObject({ orderStatus: 'APPROVAL_SUCCESS', version: version + 2 });
  });

  it('holds for the loan too', async () => {
    const id = await desk.order('APPROVAL_SUCCESS');
    const version = await desk.versionOf(id);
    const paid = await desk.officer('PUT', `/order/${id}/admin/loan`, {
      ...loan,
      amount: '1',
      version,
    });
    expect(paid.status).toBe(200);
    const again = await desk.colleague('PUT', `/order/${id}/admin/loan`, { ...loan, version });
    expect(again.message).toMatch(/^建行信贷员于 \d\d:\d\d 已录入该申请的放款$/);
  });
});

it('keeps the reason of the decision apart from the remark on the loan', async () => {
  const id = await desk.order();
  await desk.officer('PUT', `/order/${id}/admin/accept`, grant);
  const paid = await desk.officer('PUT', `/order/${id}/admin/loan`, {
    ...loan,
    amount: '1',
    remark: ' 首笔放款 ',
  });
  const shown = { reason: grant.reason, loan: { ...loan, amount: '1', remark: '首笔放款' } };
  expect(paid.data).toMatchObject(shown);
  const stored = await desk.storedOrder(id);
  expect(stored).toMatchObject(shown);
  expect((await desk.eventsOf(id)).at(-1)?.remark).toBe(
    '2026-06-15放款1万元，利率4.3%，期限12个月；首笔放款',
  );
});
