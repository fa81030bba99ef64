import { formatDate, loanErrors } from '@huiqi/sdk/domain';
import { and, eq, isNotNull, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedNow } from '../../callKit/seedNow.js';
import { loan, openDesk, type Desk } from '../../testing/openDesk.js';
import { readBigScreen, readHomeStatistics } from '../home/statisticsRepository.js';
import { notices } from '../../schema/notices.js';
import { loanLimitsOf } from '../orders/loanLimitsOf.js';
import { listStaffOf } from '../orders/correctionRepository.js';
import { findOrder } from '../orders/repository.js';
import { orders } from '../../schema/orders.js';
import { rolePermissions } from '../../schema/rolePermissions.js';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.testApp.close());

const wrong = { ...loan, amount: '20' };
const right = { loan: { ...loan, amount: '2' }, reason: '多录了一个零' };
const unpaid = { loan: null, reason: '实际未放款' };

async function paidOrder(): Promise<string> {
  const id = await desk.order('APPROVAL_SUCCESS');
  expect((await desk.officer('PUT', `/order/${id}/admin/loan`, wrong)).status).toBe(200);
  return id;
}
const path = (id: string) => `/order/${id}/admin/loan/correction`;
const propose = (id: string, body: object = right, send = desk.officer) =>
  send('POST', path(id), body);
const proposed = async (id: string): Promise<string> => (await propose(id)).data.loanCorrection.id;
const open = async (id: string) =>
  (await desk.officer('GET', `/order/admin/${id}`)).data.loanCorrection;
const voided = async (id: string) => {
  const { data } = await propose(id, unpaid);
  return decide(id, data.loanCorrection.id);
};
const decide = (id: string, correctionId: string, confirmed = true, send = desk.colleague) =>
  send('PUT', path(id), { correctionId, confirmed });

/** All figures that count paid-out money. */
async function totals() {
  const { db } = desk.testApp;
  const own = await desk.applicant('GET', '/order/user/loan/statistic');
  return {
    own: Number(own.data.disbursedAmount),
    home: JSON.stringify(await readHomeStatistics(db)),
    screen: JSON.stringify(await readBigScreen(db, seedNow)),
  };
}

describe('a loan that was recorded wrongly', () => {
  it('is corrected by a second person, on the trail, and every total follows', async () => {
    const other = await paidOrder();
    const before = await totals();
    const id = await paidOrder();
    const withWrong = await totals();
    expect(withWrong.own).toBe(before.own + 20);
    const waiting = await propose(id);
    expect(waiting.data).toMatchObject({
      loan: wrong,
      loanCorrectable: false,
      loanCorrection: { loan: { ...loan, amount: '2' }, reason: right.reason, mine: true },
    });
    expect(await totals()).toEqual(withWrong);
    const seen = await desk.colleague('GET', `/order/admin/${id}`);
    expect(seen.data.loanCorrection).toMatchObject({ mine: false, proposedBy: '建行信贷员' });
    const made = await decide(id, seen.data.loanCorrection.id);
    expect(made.data).toMatchObject({
      orderStatus: 'BANK_APPROVAL_SUCCESS',
      loan: { ...loan, amount: '2', remark: null },
      loanCorrectable: true,
      loanCorrection: null,
    });
    const after = await totals();
    expect(after.own).toBe(before.own + 2);
    expect(after.home).not.toBe(withWrong.home);
    expect(after.screen).not.toBe(withWrong.screen);
    const trail = await desk.officer('GET', `/order/${id}/admin/trail`);
    expect(trail.data).toMatchObject({ verified: true, faults: [] });
    const words =
      '2026-06-15放款20万元，利率4.3%，期限12个月，更正为2026-06-15放款2万元，利率4.3%，期限12个月';
    expect(trail.data.rows.slice(-2)).toMatchObject([
      { event: 'LOAN_CORRECTION', remark: `${words}：多录了一个零`, operatorName: '建行信贷员' },
      { event: 'LOAN_CORRECTED', remark: words, operatorName: desk.colleagueName },
    ]);
    const applicant = await desk.applicant('GET', `/order/user/${id}`);
    const events = applicant.data.timeline.map(({ event }: { event: string }) => event);
    expect(events).toEqual(['SUBMIT', 'GRANT', 'DISBURSE', 'LOAN_CORRECTED']);
    expect((await desk.storedOrder(other)).loan).toMatchObject(wrong);
  });

  it('is not changed by who proposed it, nor twice, nor by a correction that was not shown', async () => {
    const id = await paidOrder();
    const first = await proposed(id);
    const alone = await decide(id, first, true, desk.officer);
    expect([alone.status, alone.message]).toEqual([409, '更正须由另一位工作人员确认']);
    expect((await propose(id, unpaid, desk.colleague)).status).toBe(409);
    expect((await decide(id, first, false, desk.officer)).status).toBe(200);
    const second = await propose(id, { ...right, loan: { ...loan, amount: '19' } });
    expect((await decide(id, first)).message).toBe('该更正已处理，请刷新后查看');
    const both = await Promise.all([
      decide(id, second.data.loanCorrection.id),
      decide(id, second.data.loanCorrection.id, true, desk.platform),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await desk.storedOrder(id)).loan?.amount).toBe('19');
  });

  it('stays as it is when the correction is refused', async () => {
    const id = await paidOrder();
    expect((await decide(id, await proposed(id), false)).data.loan).toMatchObject(wrong);
    expect((await desk.eventsOf(id)).at(-1)?.event).toBe('LOAN_CORRECTION_REFUSED');
  });

  it.each<[string, object]>([
    ['above what was granted', { loan: { ...loan, amount: '20.01' } }],
    ['tomorrow', { loan: { ...loan, date: '2026-06-16' } }],
    ['before the application', { loan: { ...loan, date: '2026-06-14' } }],
    ['without a reason', { reason: '  ' }],
    ['without a reason, to take it back', { loan: null, reason: '  ' }],
    ['beside the product without a remark', { loan: { ...loan, rate: '20' } }],
  ])('takes no correction %s', async (_what, change) => {
    const id = await paidOrder();
    expect((await propose(id, { ...right, ...change })).code).toBe('100400');
  });

  it('takes none that changes nothing, and none of an order without a loan', async () => {
    const id = await paidOrder();
    expect((await propose(id, { loan: wrong, reason: '核对' })).status).toBe(409);
    expect((await propose(await desk.order('APPROVAL_SUCCESS'))).status).toBe(409);
    expect((await propose(id, right, desk.platform)).status).toBe(403);
    expect((await propose(id, right, desk.stranger)).status).toBe(404);
  });

  it('is brought to those who may confirm it, and to the applicant once it is made', async () => {
    const id = await paidOrder();
    const told = async () =>
      (await desk.testApp.db.select().from(notices).where(eq(notices.subjectId, id)))
        .filter(({ title }) => title.startsWith('放款'))
        .map(({ title, subjectKind, userId }) => [title, subjectKind, userId]);
    const correction = await proposed(id);
    const asked = await told();
    expect(asked.length).toBeGreaterThan(0);
    for (const [title, kind, userId] of asked) {
      expect([title, kind]).toEqual(['放款更正待确认', 'STAFF_ORDER']);
      expect(userId).not.toBe('5');
    }
    await decide(id, correction);
    expect((await told()).filter(([title]) => title === '放款记录已更正')).toEqual([
      ['放款记录已更正', 'ORDER', '1'],
    ]);
  });
});

it('is brought to no role that may not work on orders', async () => {
  const { db } = desk.testApp;
  const roles = async () => new Set((await listStaffOf(db, '1', '5')).map(({ role }) => role));
  expect(await roles()).toContain('OPERATOR');
  const role = 'OPERATOR';
  await db.insert(rolePermissions).values({ role, given: [], taken: ['ADMIN_ORDERS'] });
  expect(await roles()).not.toContain(role);
  await db.delete(rolePermissions).where(eq(rolePermissions.role, role));
});

describe('a loan that was recorded and never paid out', () => {
  it('is taken back by a second person: the order is what it was before, and every total follows', async () => {
    const id = await desk.order('APPROVAL_SUCCESS');
    const before = await totals();
    expect((await desk.officer('PUT', `/order/${id}/admin/loan`, wrong)).status).toBe(200);
    expect((await totals()).own).toBe(before.own + 20);
    const waiting = await propose(id, unpaid);
    expect(waiting.data).toMatchObject({ loan: wrong, loanCorrection: { loan: null } });
    const correction = waiting.data.loanCorrection.id;
    expect((await decide(id, correction, true, desk.officer)).status).toBe(409);
    const made = await decide(id, correction, true, desk.platform);
    expect(made.data).toMatchObject({
      orderStatus: 'APPROVAL_SUCCESS',
      loan: null,
      loanCorrectable: false,
      loanCorrection: null,
    });
    expect(await totals()).toEqual(before);
    const trail = await desk.officer('GET', `/order/${id}/admin/trail`);
    expect(trail.data).toMatchObject({ verified: true, faults: [] });
    const words = '2026-06-15放款20万元，利率4.3%，期限12个月，实际未放款，撤销记录';
    expect(trail.data.rows.slice(-2)).toMatchObject([
      { event: 'LOAN_CORRECTION', remark: `${words}：实际未放款` },
      { event: 'LOAN_VOIDED', remark: words, orderStatus: 'APPROVAL_SUCCESS' },
    ]);
    const seen = await desk.applicant('GET', `/order/user/${id}`);
    expect(seen.data).toMatchObject({ orderStatus: 'APPROVAL_SUCCESS', loan: null });
    expect(seen.data.timeline.at(-1)).toMatchObject({ event: 'LOAN_VOIDED' });
    const [told] = await desk.testApp.db
      .select()
      .from(notices)
      .where(and(eq(notices.subjectId, id), like(notices.content, '%已撤销%')));
    expect(told).toMatchObject({ userId: '1', title: '申请进度：已授信', subjectKind: 'ORDER' });
    expect((await desk.officer('PUT', `/order/${id}/admin/loan`, loan)).status).toBe(200);
  });

  it('stays while its applicant has an open application for the same product', async () => {
    const id = await paidOrder();
    const { companyId } = await desk.storedOrder(id);
    const next = await desk.order();
    await desk.testApp.db.update(orders).set({ companyId }).where(eq(orders.id, next));
    const refused = await voided(id);
    expect([refused.status, refused.message]).toEqual([
      409,
      '申请人已重新申请该产品，请先办理新的申请',
    ]);
    expect((await desk.storedOrder(id)).loan).toMatchObject(wrong);
  });

  it('is a draw of a line that keeps what others have drawn', async () => {
    const line = await desk.order('APPROVAL_SUCCESS');
    const draw = async (amount: string) => {
      const id = await desk.order('APPROVAL_SUCCESS');
      const ofLine = { parentOrderId: line, loanAmount: amount };
      await desk.testApp.db.update(orders).set(ofLine).where(eq(orders.id, id));
      return id;
    };
    const first = await draw('12');
    const paid = { ...loan, amount: '5' };
    expect((await desk.officer('PUT', `/order/${first}/admin/loan`, paid)).status).toBe(200);
    const other = await draw('15');
    const message = '更正后各笔提款合计超过授信额度，请先核对其他提款';
    expect((await voided(first)).message).toBe(message);
    await decide(first, (await open(first)).id, false);
    const more = await propose(first, { loan: { ...loan, amount: '6' }, reason: '少录了一万' });
    expect((await decide(first, more.data.loanCorrection.id)).message).toBe(message);
    await decide(first, more.data.loanCorrection.id, false);
    await desk.testApp.db.update(orders).set({ loanAmount: '8' }).where(eq(orders.id, other));
    expect((await voided(first)).data).toMatchObject({ orderStatus: 'APPROVAL_SUCCESS' });
    const { data } = await desk.applicant('GET', `/order/user/${line}`);
    expect(data.line).toMatchObject({ drawn: '20', available: '0' });
  });
});

it.each<[string, object, string]>([
  ['more than was granted', { amount: '20.01' }, 'amount'],
  ['on a day to come', { date: '2099-01-01' }, 'date'],
  ['before the application', { date: '1990-01-01' }, 'date'],
  ['at a rate that the product does not offer', { rate: '20' }, 'remark'],
  ['for longer than the product lasts', { term: 600 }, 'remark'],
  ['for nothing', { amount: '0' }, 'amount'],
])('no loan is recorded %s', async (_what, change, field) => {
  const id = await desk.order('APPROVAL_SUCCESS');
  const sent = await desk.officer('PUT', `/order/${id}/admin/loan`, { ...loan, ...change });
  expect(sent).toMatchObject({ code: '100400', fieldErrors: [{ field }] });
  expect((await desk.storedOrder(id)).loan).toBeNull();
});

it('an exception is recorded with its reason', async () => {
  const id = await desk.order('APPROVAL_SUCCESS');
  const unusual = { ...loan, rate: '20', remark: '利率经协商上浮' };
  expect((await desk.officer('PUT', `/order/${id}/admin/loan`, unusual)).status).toBe(200);
});

it('the sample has no loan beyond its limits', async () => {
  const { db } = desk.testApp;
  const paid = await db.select({ id: orders.id }).from(orders).where(isNotNull(orders.loan));
  const rows = await Promise.all(paid.map(({ id }) => findOrder(db, id, undefined)));
  expect(rows.length).toBeGreaterThan(10);
  const today = formatDate(seedNow);
  for (const row of rows) {
    const { remark, ...figures } = row!.order.loan!;
    const sent = { ...figures, remark: remark ?? '' };
    expect(loanErrors(sent, loanLimitsOf(row!), today), row!.order.orderCode).toEqual([]);
  }
});
