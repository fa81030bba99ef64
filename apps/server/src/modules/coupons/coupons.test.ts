import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admin, agent, bankOfficer, newcomer, operator, owner } from '../../callKit/accounts.js';
import { callsAs, tokenOfAccount, type Calls } from '../../testing/callsAs.js';
import { seedNow } from '../../callKit/seedNow.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { filesForm } from '../../callKit/forms.js';
import { pdf } from '../../callKit/sampleFiles.js';
import { companies } from '../../schema/companies.js';
import { userCompanies } from '../../schema/userCompanies.js';
import { sampleTicketApplication } from './calls.js';
import { ticketApplications, ticketBatches, tickets } from '../../schema/tickets.js';

const submit = '/ticket/apply';
let testApp: TestApp;
let applicant: Calls;
let reviewer: Calls;
let nsrsbh: string;
const now = seedNow;
const application = (rate = '30') => sampleTicketApplication(nsrsbh, rate);
const detail = async (id: string) => (await applicant('GET', `/ticket/userCenter/${id}`)).data;
const review = (id: string, body: object, key?: string) =>
  reviewer('PUT', `/ticket/admin/coupon/${id}/review`, body, key);

/** The server's message about a call. */
async function messageOf(
  login: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
) {
  const response = await testApp.app.inject({
    method,
    url: `/api/huiqi${path}`,
    headers: { 'x-access-token': await tokenOfAccount(testApp, login) },
    ...(payload && { payload }),
  });
  return [response.statusCode, response.json().message];
}
const region = { scfProvince: '500000', scfCity: '0', scfDistrict: '0', scfPlatform: '1001' };
const companiesOf = async (userId: string) =>
  (await applicant('POST', `/user/findUserRelationCompanyByUserId?userId=${userId}`, region)).data;

beforeAll(async () => {
  testApp = await openTestApp(() => now);
  applicant = await callsAs(testApp, owner);
  reviewer = await callsAs(testApp, operator);
  [{ nsrsbh }] = await companiesOf('1');
});
afterAll(() => testApp.close());

describe('the discount', () => {
  const discount = () => applicant('GET', `/ticket/discount?nsrsbh=${nsrsbh}`);

  test('is that of the company in the open batch, or that of the batch', async () => {
    const { data } = await discount();
    expect(data).toMatchObject({ discountRate: '30', maxAmount: '50000.00' });
    const rates = async () => {
      const found = [];
      for (const company of await companiesOf('1')) {
        const one = await applicant('GET', `/ticket/discount?nsrsbh=${company.nsrsbh}`);
        found.push(one.status === 200 ? one.data.discountRate : one.code);
      }
      return found.toSorted();
    };
    // One of the companies is only bound: users who may not act for it learn nothing of it.
    expect(await rates()).toEqual(['100404', '30', '30']);
    const mine = eq(userCompanies.userId, '1');
    await testApp.db.update(userCompanies).set({ authorized: true }).where(mine);
    expect(await rates()).toEqual(['20', '30', '30']);
  });

  test('there is none while no batch is open, nor for a company from elsewhere', async () => {
    const refusal = async (statement: ReturnType<typeof sql>) => {
      const before = await testApp.db.select().from(ticketBatches);
      const [company] = (await testApp.db.execute(sql`select * from companies where id = '1'`))
        .rows;
      await testApp.db.execute(statement);
      const said = await messageOf(owner, 'GET', `/ticket/discount?nsrsbh=${nsrsbh}`);
      await testApp.db.execute(
        sql`update companies set province_code = ${company?.['province_code']} where id = '1'`,
      );
      for (const { id, closesOn } of before)
        await testApp.db.update(ticketBatches).set({ closesOn }).where(eq(ticketBatches.id, id));
      return said;
    };
    expect(await refusal(sql`update ticket_batches set closes_on = opens_on`)).toEqual([
      409,
      '当前没有开放申领的惠企券批次，请留意公告',
    ]);
    expect(
      await refusal(sql`update companies set province_code = '340000' where id = '1'`),
    ).toEqual([409, '惠企券仅限重庆市注册的企业申领']);
    expect((await discount()).status).toBe(200);
  });
});

test('an application goes through return, correction and approval; each step is told and recorded', async () => {
  const { status: uploaded, data: files } = await applicant(
    'POST',
    '/ticket/upload/batchUpload',
    filesForm([['服务合同.pdf', pdf]]),
  );
  expect(uploaded).toBe(200);
  const fileUrl = files[0].url;
  const isTaken = async () =>
    (await applicant('GET', `/ticket/discount?nsrsbh=${nsrsbh}`)).data.hasOpenApplication;
  expect(await isTaken()).toBe(false);
  const body = { ...application(), fileUrl };
  const made = await applicant('POST', submit, body, 'coupon-key-1');
  expect(await applicant('POST', submit, body, 'coupon-key-1')).toEqual(made);
  const { id } = made.data;
  const second = await applicant('POST', submit, body, 'coupon-key-2');
  expect([second.status, second.code]).toEqual([409, '100409']);
  expect(await isTaken()).toBe(true);
  expect(await detail(id)).toMatchObject({
    auditState: 'PENDING',
    contractAmount: '50000.50',
    preferentialContractAmount: '35000.35',
    approvedAmount: null,
    contactPhone: '13900000001',
    fileUrl,
    fileName: '服务合同.pdf',
    ticket: null,
  });

  const shown = await reviewer('GET', `/ticket/admin/coupon/${id}`);
  expect(shown.data).toMatchObject({
    dueAmount: '15000.15',
    version: 1,
    fileName: '服务合同.pdf',
  });
  const open = (as: Calls) => as('GET', `/user/file?key=${encodeURIComponent(fileUrl)}`);
  expect((await open(reviewer)).status).toBe(200);
  expect((await open(await callsAs(testApp, bankOfficer))).status).toBe(404);
  expect((await open(await callsAs(testApp, newcomer))).status).toBe(404);

  const noReason = await review(id, { decision: 'RETURN', version: 1 });
  expect([noReason.status, noReason.code]).toEqual([400, '100400']);
  const returned = await review(id, { decision: 'RETURN', reason: '请补充盖章页', version: 1 });
  expect(returned.data).toMatchObject({
    auditState: 'RETURNED',
    remark: '请补充盖章页',
    version: 2,
  });
  const late = { decision: 'PASS', version: 1 };
  expect(await messageOf(operator, 'PUT', `/ticket/admin/coupon/${id}/review`, late)).toEqual([
    409,
    expect.stringMatching(/于 .* 退回补正，请查看最新内容后再审核/),
  ]);
  expect((await review(id, { decision: 'PASS', version: 2 })).status).toBe(409);

  const foreign = await callsAs(testApp, agent);
  expect((await foreign('POST', submit, { ...body, id })).status).toBe(404);
  const again = await applicant('POST', submit, { ...body, id, contractAmount: '60000' });
  expect(again.data).toEqual({ id });
  expect((await applicant('POST', submit, { ...body, id })).status).toBe(409);
  const tooMuch = await review(id, { decision: 'PASS', approvedAmount: '18000.01', version: 3 });
  expect(tooMuch.status).toBe(400);
  const passed = await review(id, { decision: 'PASS', approvedAmount: '17000.5', version: 3 });
  expect(passed.data).toMatchObject({
    auditState: 'PASSED',
    approvedAmount: '17000.50',
    preferentialContractAmount: '42999.50',
    ticket: { applicationId: id, amount: '17000.50', status: 'UNUSED' },
  });

  const trail = passed.data.records as { event: string; operator: string | null }[];
  expect(trail.map(({ event }) => event)).toEqual(['PASS', 'RESUBMIT', 'RETURN', 'SUBMIT']);
  expect(trail.every(({ operator: name }) => name !== null)).toBe(true);
  const seen = (await detail(id)).records as { operator: string | null }[];
  expect(seen.every(({ operator: name }) => name === null)).toBe(true);
  const told = await applicant('GET', '/user/notice/page?size=100');
  const about = told.data.content.filter(
    ({ subject }: { subject: { id: string } | null }) => subject?.id === id,
  );
  // The clock of the test stands still: the notices have one time.
  expect(about.map(({ title }: { title: string }) => title).toSorted()).toEqual(
    [
      '惠企券申请：审核通过',
      '惠企券申请：退回补正',
      '惠企券申请已提交',
      '惠企券申请已提交',
    ].toSorted(),
  );
  const published = await applicant('GET', '/ticket/public/public/1/page?size=1');
  expect(published.data.content[0]).toMatchObject({
    contractAmount: '60000.00',
    preferentialContractAmount: '42999.50',
    approvedAmount: '17000.50',
  });
});

test('a changed discount has a code of its own, and nothing is stored', async () => {
  const before = await testApp.db.$count(ticketApplications);
  const refused = await applicant('POST', submit, application('20'));
  expect([refused.status, refused.code]).toEqual([409, '794233']);
  expect(await testApp.db.$count(ticketApplications)).toBe(before);
  // The same rate written differently is not a change.
  const same = await applicant('POST', submit, { ...application('30.0000'), contractAmount: '0' });
  expect([same.status, same.code]).toEqual([400, '100400']);
});

test.each(['1.234', '-1', '1e3', 'abc', '', '0', '0.01'])(
  'the amount %j is refused',
  async (amount) => {
    const refused = await applicant('POST', submit, { ...application(), contractAmount: amount });
    expect([refused.status, refused.code]).toEqual([400, '100400']);
  },
);

test('a company of somebody else, one that is only bound and a file of somebody else are refused', async () => {
  const stranger = await callsAs(testApp, newcomer);
  expect((await stranger('POST', submit, application())).status).toBe(400);
  await testApp.db.insert(userCompanies).values({ userId: '2', companyId: '1' });
  const bound = await stranger('POST', submit, application());
  expect([bound.status, bound.code]).toEqual([400, '100400']);
  const foreign = { ...application(), fileUrl: 'finance/202611/none/none.pdf' };
  expect((await applicant('POST', submit, foreign)).status).toBe(400);
});

test('twenty decisions at once issue one ticket', async () => {
  const { data } = await reviewer('GET', '/ticket/admin/coupon/page?auditState=PENDING');
  const { id, version } = data.content[0];
  const second = await callsAs(testApp, admin);
  const results = await Promise.all(
    Array.from({ length: 20 }, (_unused, turn) =>
      (turn % 2 ? reviewer : second)('PUT', `/ticket/admin/coupon/${id}/review`, {
        decision: 'PASS',
        version,
      }),
    ),
  );
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)]);
  expect(await testApp.db.$count(tickets, eq(tickets.applicationId, id))).toBe(1);
});

test('an application whose applicant lost the company does not pass, nor is their ticket used', async () => {
  const { db } = testApp;
  const prove = (authorized: boolean) =>
    db.update(userCompanies).set({ authorized }).where(eq(userCompanies.userId, '1'));
  const { id } = (await applicant('POST', submit, application())).data;
  const pass = { decision: 'PASS', version: 1 };
  await prove(false);
  expect(await messageOf(operator, 'PUT', `/ticket/admin/coupon/${id}/review`, pass)).toEqual([
    409,
    '申请人已不再是该企业的使用人，请退回或不予通过',
  ]);
  await prove(true);
  const { data } = await review(id, pass);
  await prove(false);
  const use = `/ticket/userCenter/${data.ticket.id}/use`;
  expect(await messageOf(owner, 'POST', use)).toEqual([
    409,
    '您已不再是该企业的使用人，不能使用该企业的惠企券',
  ]);
  await prove(true);
  expect((await applicant('POST', use)).status).toBe(200);
});

test('a returned application whose applicant lost the company can be rejected, so that another member applies', async () => {
  const { data: made } = await applicant('POST', submit, application());
  await review(made.id, { decision: 'RETURN', reason: '请补充盖章页', version: 1 });
  const { db } = testApp;
  const [company] = await db.select().from(companies).where(eq(companies.creditCode, nsrsbh));
  const companyId = company!.id;
  await db.delete(userCompanies).where(eq(userCompanies.companyId, companyId));
  await db.insert(userCompanies).values({ userId: '2', companyId, authorized: true });
  expect((await applicant('POST', submit, { ...application(), id: made.id })).status).toBe(400);
  const member = await callsAs(testApp, newcomer);
  expect((await member('POST', submit, application())).code).toBe('100409');
  const rejected = await review(made.id, { decision: 'REJECT', reason: '不再补正', version: 2 });
  expect(rejected.data).toMatchObject({ auditState: 'REJECTED', remark: '不再补正', version: 3 });
  expect((await member('POST', submit, application())).status).toBe(200);
});
