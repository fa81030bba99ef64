import { eq, sql } from 'drizzle-orm';
import type { RelatedCompany } from '@huiqi/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin, agent, bankOfficer, newcomer, owner } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { userCompanies } from '../../schema/userCompanies.js';
import { samplePersonRenewal, sampleRenewal } from './calls.js';
import { renewalEvents, renewals } from '../../schema/renewals.js';

const submit = '/order/renew/company/save';
let testApp: TestApp;
let applicant: Calls;
let bank: Calls;
let company: RelatedCompany;
/** A renewal that the sample's officer may decide on, of a product no other test renews into. */
const atTheBank = () => ({ ...sampleRenewal(company), bankId: '1', renewProductId: '200005' });

beforeAll(async () => {
  testApp = await openTestApp();
  applicant = await callsAs(testApp, owner);
  bank = await callsAs(testApp, bankOfficer);
  const { data } = await applicant('POST', '/user/relatedCompanyList', { userId: '1', type: 1 });
  [company] = data.content;
});
afterAll(() => testApp.close());

const grant = {
  acceptStatus: 'APPROVAL_SUCCESS',
  renewQuota: '75.5',
  interestRateType: 'YEAR',
  interestRate: '3.85',
  renewTerm: 12,
};
const refusal = { acceptStatus: 'APPROVAL_FAIL', remark: '经营流水不足' };
const noticesAbout = async (id: string) => {
  const { data } = await applicant('GET', '/user/notice/page?size=100');
  return data.content.filter(
    ({ subject }: { subject: { id: string } | null }) => subject?.id === id,
  );
};

test('a renewal is submitted, granted by its bank once, and seen by the applicant', async () => {
  const body = atTheBank();
  const before = await applicant('GET', '/order/renew/statistics');
  const made = await applicant('POST', submit, body, 'renewal-key-1');
  expect(made.data).toMatchObject({ orderStatus: 'IS_RENAWAL_SUCCESS' });
  expect(await applicant('POST', submit, body, 'renewal-key-1')).toEqual(made);
  const other = await applicant('POST', submit, { ...body, renewAmount: '70' }, 'renewal-key-1');
  expect([other.status, other.code]).toEqual([422, '100422']);
  const second = await applicant('POST', submit, body, 'renewal-key-2');
  expect([second.status, second.code]).toEqual([409, '100409']);

  const { id } = made.data;
  const waiting = await applicant('GET', `/order/renew/detail/${id}`);
  expect(waiting.data).toMatchObject({
    acceptStatus: 'ACCEPT_SUCCESS',
    renewOrderAuditResponse: null,
    companyInfo: { nsrsbh: company.nsrsbh, contactPhone: '138****0001' },
    personInfo: null,
  });
  const answer = `/order/renew/${id}/admin/answer`;
  const tooMuch = await bank('PUT', answer, { ...grant, renewQuota: '80.01' });
  expect([tooMuch.status, tooMuch.code]).toEqual([400, '100400']);
  const granted = await bank('PUT', answer, grant, 'answer-key-1');
  expect(granted.data.acceptStatus).toBe('APPROVAL_SUCCESS');
  expect(await bank('PUT', answer, grant, 'answer-key-1')).toEqual(granted);
  const again = await bank('PUT', answer, refusal, 'answer-key-2');
  expect([again.status, again.code]).toEqual([409, '100409']);

  const seen = await applicant('GET', `/order/renew/detail/${id}`);
  expect(seen.data).toEqual(granted.data);
  expect(seen.data.renewOrderAuditResponse).toMatchObject({
    renewQuota: '75.5',
    interestRateType: 'YEAR',
    interestRate: '3.85',
    renewTerm: 12,
    remark: null,
  });
  const after = await applicant('GET', '/order/renew/statistics');
  expect(after.data).toEqual({
    ...before.data,
    total: before.data.total + 1,
    approvalSuccess: before.data.approvalSuccess + 1,
  });
  const titles = (await noticesAbout(id)).map(({ title }: { title: string }) => title);
  expect(titles.toSorted()).toEqual(['续贷申请已提交', '续贷进度：审核通过']);
  const trail = await testApp.db
    .select()
    .from(renewalEvents)
    .where(eq(renewalEvents.renewalId, id))
    .orderBy(renewalEvents.id);
  expect(trail).toMatchObject([
    { event: 'SUBMIT', userId: '1', acceptStatus: 'ACCEPT_SUCCESS' },
    { event: 'ANSWER', userId: '5', acceptStatus: 'APPROVAL_SUCCESS' },
  ]);
  // Decided, so that the company may renew into this product again.
  expect((await applicant('POST', submit, body, 'renewal-key-3')).status).toBe(200);
});

test('a person renews without a company, and a refusal carries its reason', async () => {
  const made = await applicant('POST', submit, samplePersonRenewal);
  const { id } = made.data;
  const refused = await bank('PUT', `/order/renew/${id}/admin/answer`, refusal);
  expect(refused.data).toMatchObject({
    renewType: 'PERSONAL',
    companyInfo: null,
    personInfo: { applyName: '周明', applyPhone: '138****0001', idcard: '110105********002X' },
    acceptStatus: 'APPROVAL_FAIL',
    renewOrderAuditResponse: { renewQuota: null, interestRate: null, remark: '经营流水不足' },
  });
  const [row] = await testApp.db.select().from(renewals).where(eq(renewals.id, id));
  expect(row?.recommendationCode).toBe('XT000000001');
});

test.each([
  ['a person with a company', { companyInfo: { qymc: '企业', nsrsbh: '91500231MA5U0000X1' } }],
  ['nobody', { personInfo: undefined }],
  ['a company without its data', { renewType: 'ENTERPRISE' }],
])('the contract refuses a renewal of %s', async (_name, change) => {
  const { status, code } = await applicant('POST', submit, { ...samplePersonRenewal, ...change });
  expect([status, code]).toEqual([400, '100400']);
});

test.each([
  ['a refusal with a quota', { ...refusal, renewQuota: '1' }],
  ['a refusal without a reason', { acceptStatus: 'APPROVAL_FAIL' }],
  ['a grant without a rate', { ...grant, interestRate: undefined }],
  ['a decision that decides nothing', { acceptStatus: 'ACCEPT_SUCCESS' }],
])('the contract refuses %s', async (_name, body) => {
  const { data } = await bank('GET', '/order/renew/admin/page?acceptStatus=ACCEPT_SUCCESS');
  const { status, code } = await bank(
    'PUT',
    `/order/renew/${data.content[0].id}/admin/answer`,
    body,
  );
  expect([status, code]).toEqual([400, '100400']);
});

test('a company of somebody else, or none, is no company to renew for', async () => {
  const refused = { status: 400, code: '100400', data: undefined };
  const beginner = await callsAs(testApp, newcomer);
  expect(await beginner('POST', submit, sampleRenewal(company))).toMatchObject(refused);
  const info = { ...sampleRenewal(company).companyInfo, nsrsbh: '91500231MA5U00ZZX1' };
  const unknown = { ...sampleRenewal(company), companyInfo: info };
  expect(await applicant('POST', submit, unknown)).toMatchObject(refused);
  await testApp.db.insert(userCompanies).values({ userId: '2', companyId: company.id });
  expect(await beginner('POST', submit, sampleRenewal(company))).toMatchObject(refused);
});

test('a missing bank is missing, and a product of another bank or type is refused', async () => {
  const missing = await applicant('POST', submit, { ...sampleRenewal(company), bankId: '404' });
  expect([missing.status, missing.code]).toEqual([404, '100404']);
  for (const renewProductId of ['200004', '200003', '404']) {
    const body = { ...sampleRenewal(company), renewProductId };
    const { status, code } = await applicant('POST', submit, body);
    expect([status, code]).toEqual([400, '100400']);
  }
});

test('fifty parallel submits make one renewal', async () => {
  const body = { ...sampleRenewal(company), bankId: '10', renewProductId: '200017' };
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_unused, turn) =>
      applicant('POST', submit, body, `renewal-race-${turn}`),
    ),
  );
  const statuses = responses.map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 49 }, () => 409)]);
  const stored = await testApp.db
    .select({ id: renewals.id })
    .from(renewals)
    .where(eq(renewals.renewProductId, '200017'));
  expect(stored).toHaveLength(1);
});

test('thirty parallel decisions make one', async () => {
  const { data } = await bank('GET', '/order/renew/admin/page?acceptStatus=ACCEPT_SUCCESS');
  const [{ id }] = data.content;
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_unused, turn) =>
      bank(
        'PUT',
        `/order/renew/${id}/admin/answer`,
        turn % 2 ? refusal : { ...grant, renewQuota: '1' },
        `answer-race-${turn}`,
      ),
    ),
  );
  const statuses = responses.map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 29 }, () => 409)]);
  const trail = await testApp.db
    .select()
    .from(renewalEvents)
    .where(eq(renewalEvents.renewalId, id));
  expect(trail.filter(({ event }) => event === 'ANSWER')).toHaveLength(1);
});

test('only the bank decides; staff of the platform read', async () => {
  const platform = await callsAs(testApp, admin);
  const all = await platform('GET', '/order/renew/admin/page?size=100');
  const own = await bank('GET', '/order/renew/admin/page?size=100');
  type Row = { id: string; bankName: string };
  expect(new Set(own.data.content.map(({ bankName }: Row) => bankName))).toEqual(
    new Set(['中国建设银行']),
  );
  expect(all.data.page.total).toBeGreaterThan(own.data.page.total);
  const [{ id }] = own.data.content;
  expect((await platform('GET', `/order/renew/admin/${id}`)).status).toBe(200);
  const refused = await platform('PUT', `/order/renew/${id}/admin/answer`, refusal);
  expect([refused.status, refused.code]).toEqual([403, '100403']);
});

test('staff see the renewals of their region, officers those of their bank among them', async () => {
  const { id } = (await bank('GET', '/order/renew/admin/page')).data.content[0];
  const platform = await callsAs(testApp, admin);
  const total = async (as: Calls) =>
    (await as('GET', '/order/renew/admin/page')).data.page.total as number;
  const before = [await total(bank), await total(platform)];
  const one = eq(renewals.id, id);
  const [{ scfCity } = { scfCity: '' }] = await testApp.db.select().from(renewals).where(one);
  await testApp.db.update(renewals).set({ scfCity: '500112' }).where(one);
  expect([await total(bank), await total(platform)]).toEqual(before.map((count) => count - 1));
  expect((await bank('GET', `/order/renew/admin/${id}`)).status).toBe(404);
  expect((await bank('PUT', `/order/renew/${id}/admin/answer`, refusal)).status).toBe(404);
  await testApp.db.update(renewals).set({ scfCity }).where(one);
  expect((await bank('GET', `/order/renew/admin/${id}`)).status).toBe(200);
});

test("lists are the user's own, filtered by state and counted", async () => {
  const { data: all } = await applicant('GET', '/order/renew/front/page?size=100');
  const { data: counts } = await applicant('GET', '/order/renew/statistics');
  expect(counts.total).toBe(all.page.total);
  const { data: failed } = await applicant(
    'GET',
    '/order/renew/front/page?acceptStatus=APPROVAL_FAIL',
  );
  expect(failed.page.total).toBe(counts.approvalFail);
  const days = all.content.map(({ createdTs }: { createdTs: string }) => createdTs);
  expect(days).toEqual(days.toSorted().toReversed());
  const { data: none } = await (await callsAs(testApp, agent))('GET', '/order/renew/front/page');
  expect(none.content).toEqual([]);
});

test.each([
  'update renewal_events set remark = null',
  'delete from renewal_events',
  'truncate renewals cascade',
])('the database refuses: %s', async (statement) => {
  await expect(testApp.db.execute(sql.raw(statement))).rejects.toMatchObject({
    cause: { code: '42501' },
  });
});
