import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDesk, type Desk } from '../../testing/openDesk.js';
import { notices } from '../../schema/notices.js';
import { renewalEvents, renewals } from '../../schema/renewals.js';

let desk: Desk;
let granted: string[];
let refused: string;
beforeAll(async () => {
  desk = await openDesk();
  const find = async (acceptStatus: string) => {
    const path = `/order/renew/admin/page?size=100&acceptStatus=${acceptStatus}`;
    const { data } = await desk.colleague('GET', path);
    return data.content.map(({ id }: { id: string }) => id) as string[];
  };
  granted = (await find('ACCEPT_SUCCESS')).slice(0, 3);
  [refused = ''] = await find('APPROVAL_FAIL');
  for (const id of granted) {
    const sent = await desk.officer('PUT', `/order/renew/${id}/admin/answer`, grant);
    expect(sent.status).toBe(200);
  }
});
afterAll(() => desk.testApp.close());

const figures = {
  renewQuota: '1',
  interestRateType: 'YEAR',
  interestRate: '3.85',
  renewTerm: 6,
  remark: null,
} as const;
const { remark: _none, ...terms } = figures;
const grant = { acceptStatus: 'APPROVAL_SUCCESS', ...terms, renewTerm: 12 };
const right = { figures, reason: '多录了一个零' };
const back = { figures: null, reason: '误操作' };
const path = (id: string) => `/order/renew/${id}/admin/correction`;
const propose = (id: string, body: object = right, send = desk.officer) =>
  send('POST', path(id), body);
const decide = (id: string, correctionId: string, confirmed = true, send = desk.colleague) =>
  send('PUT', path(id), { correctionId, confirmed });
const eventsOf = async (id: string) =>
  (
    await desk.testApp.db
      .select()
      .from(renewalEvents)
      .where(eq(renewalEvents.renewalId, id))
      .orderBy(renewalEvents.id)
  ).slice(-2);
const told = async (id: string) =>
  (await desk.testApp.db.select().from(notices).where(eq(notices.subjectId, id)))
    .filter(({ title }) => /更正|撤销/.test(title))
    .map(({ title, subjectKind }) => `${title} ${String(subjectKind)}`);

test('figures of a renewal are corrected by a second person, on the trail, and its applicant is told', async () => {
  const id = granted[0] ?? '';
  const waiting = await propose(id);
  expect(waiting.data).toMatchObject({
    correctable: false,
    correction: { figures, reason: right.reason, mine: true },
  });
  expect(waiting.data.renewOrderAuditResponse.renewTerm).not.toBe(6);
  const asked = new Set(await told(id));
  expect(asked).toEqual(new Set(['续贷更正待确认 STAFF_RENEWAL']));
  const { id: correction } = waiting.data.correction;
  expect((await decide(id, correction, true, desk.officer)).status).toBe(409);
  expect((await propose(id, back, desk.colleague)).status).toBe(409);
  const made = await decide(id, correction);
  expect(made.data).toMatchObject({
    acceptStatus: 'APPROVAL_SUCCESS',
    renewOrderAuditResponse: figures,
    correctable: true,
    correction: null,
  });
  expect(await eventsOf(id)).toMatchObject([
    { event: 'CORRECTION', userId: '5' },
    { event: 'CORRECTED', acceptStatus: 'APPROVAL_SUCCESS' },
  ]);
  expect((await told(id)).at(-1)).toBe('续贷审核结果已更正 RENEWAL');
  expect((await decide(id, correction)).message).toBe('该更正已处理，请刷新后查看');
  expect((await propose(id)).status).toBe(409);
});

test.each([
  ['granted', () => granted[1] ?? ''],
  ['refused', () => refused],
])('a decision is taken back: what was %s waits for the bank again', async (_what, which) => {
  const id = which();
  const { data } = await propose(id, back);
  const made = await decide(id, data.correction.id, true, desk.platform);
  expect(made.data).toMatchObject({
    acceptStatus: 'ACCEPT_SUCCESS',
    renewOrderAuditResponse: null,
    correctable: false,
  });
  expect((await eventsOf(id)).at(-1)).toMatchObject({
    event: 'VOIDED',
    acceptStatus: 'ACCEPT_SUCCESS',
  });
  expect((await told(id)).at(-1)).toBe('续贷审核结果已撤销 RENEWAL');
  const again = await desk.officer('PUT', `/order/renew/${id}/admin/answer`, grant);
  expect(again.status).toBe(200);
});

test('it stays while its applicant has an open renewal for the same product, and when it is refused', async () => {
  const id = granted[2] ?? '';
  const { db } = desk.testApp;
  const [row] = await db.select().from(renewals).where(eq(renewals.id, id));
  if (!row) throw new Error(`There is no renewal ${id}`);
  const none = { renewQuota: null, interestRateType: null, interestRate: null, renewTerm: null };
  const open = { ...row, ...none, id: 'renewed-again', acceptStatus: 'ACCEPT_SUCCESS' } as const;
  await db.insert(renewals).values({ ...open, auditedAt: null });
  const { data } = await propose(id, back);
  const { id: correction } = data.correction;
  expect((await decide(id, correction)).message).toBe('申请人已重新提交续贷申请，请先办理新的申请');
  expect((await decide(id, correction, false)).data.acceptStatus).toBe('APPROVAL_SUCCESS');
  expect((await eventsOf(id)).at(-1)?.event).toBe('CORRECTION_REFUSED');
});

test('a correction keeps to the limits of a decision, and is proposed by the bank alone', async () => {
  const id = granted[2] ?? '';
  const beyond = { ...right, figures: { ...figures, renewQuota: '99999' } };
  const sent = await propose(id, beyond);
  expect(sent).toMatchObject({ code: '100400', fieldErrors: [{ field: 'figures.renewQuota' }] });
  expect((await propose(id, { ...right, reason: '  ' })).code).toBe('100400');
  expect((await propose('renewed-again', back)).status).toBe(409);
  expect((await propose(id, right, desk.platform)).status).toBe(403);
  expect((await propose(id, right, desk.stranger)).status).toBe(404);
});
