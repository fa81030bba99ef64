import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admin, bankOfficer, operator, owner } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { contextOf } from '../../testing/exampleCalls.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { pdf } from '../../callKit/sampleFiles.js';
import { uploadsAs } from '../../testing/uploadsAs.js';
import { policies } from '../../schema/policies.js';
import { userCompanies } from '../../schema/userCompanies.js';
import { users } from '../../schema/users.js';
import { freePolicies, sampleDeclaration } from './calls.js';

const base = '/ticket/user/policy/order';
const desk = '/ticket/admin/policy/order';
let testApp: TestApp;
let applicant: Calls;
let reviewer: Calls;
let free: string[];
const policy = () => {
  const id = free.shift();
  if (id === undefined) throw new Error('The sample has too few policies to declare');
  return id;
};
const declaration = (policyId = policy()) => sampleDeclaration(contextOf(testApp), policyId);
const declare = async () => {
  const body = await declaration();
  const { data } = await applicant('POST', `${base}/save`, body);
  return { id: String(data.id), body };
};
const decide = (id: string, body: object) => reviewer('PUT', `${desk}/${id}/decide`, body);
const redeem = (id: string, body: object) => reviewer('PUT', `${desk}/${id}/redeem`, body);
const detail = async (id: string) => (await applicant('GET', `${base}/detail/${id}`)).data;
const noticesAbout = async (id: string): Promise<{ title: string; content: string }[]> => {
  const { data } = await applicant('GET', '/user/notice/page?size=100');
  return data.content.filter(
    ({ subject }: { subject: { id: string } | null }) => subject?.id === id,
  );
};

beforeAll(async () => {
  testApp = await openTestApp();
  applicant = await callsAs(testApp, owner);
  reviewer = await callsAs(testApp, operator);
  free = await freePolicies(testApp.db, seedNow);
  // The first call compiles the validators of the contract.
  await applicant('GET', `${base}/banklist`);
});
afterAll(() => testApp.close());

test('a declaration is returned, corrected, passed and paid out; the applicant is notified of each step', async () => {
  const { id, body } = await declare();
  const read = await reviewer('GET', `${desk}/${id}`);
  expect(read.data).toMatchObject({
    auditState: 'PENDING',
    version: 1,
    choices: ['PASS', 'RETURN', 'REJECT'],
    companyName: body.companyName,
    applyForm: { ...body.applyForm, contactPhone: '138****0001' },
  });
  const returned = await decide(id, {
    decision: 'RETURN',
    reason: ' 申请表缺少盖章页 ',
    version: 1,
  });
  expect(returned.data).toMatchObject({ auditState: 'RETURNED', version: 2, choices: ['REJECT'] });
  expect(returned.data.records[0]).toMatchObject({
    event: 'RETURN',
    remark: '申请表缺少盖章页',
    userName: '平台运营',
  });
  expect((await detail(id)).auditDataList[0]).toEqual({
    auditTs: seedNow.toISOString(),
    event: 'RETURN',
    auditState: 'RETURNED',
    departmentName: read.data.publishOrgName,
    remark: '申请表缺少盖章页',
  });

  const orderId = id;
  const account = { bankId: '1', bankAccount: '5000123400005678' };
  const corrected = { orderId, applyForm: { ...body.applyForm, ...account, remark: '已补正' } };
  expect((await applicant('PUT', `${base}/draft/update`, corrected)).status).toBe(200);
  expect(await detail(id)).toMatchObject({
    auditState: 'RETURNED',
    applyForm: { remark: '已补正' },
  });
  const again = { ...body, applyForm: corrected.applyForm, orderId };
  expect((await applicant('POST', `${base}/save`, again)).data).toEqual({ id });
  expect((await applicant('POST', `${base}/save`, again)).code).toBe('100409');
  expect((await applicant('PUT', `${base}/draft/update`, corrected)).code).toBe('100409');

  expect((await decide(id, { decision: 'PASS' })).data).toMatchObject({
    auditState: 'PASSED',
    version: 4,
    choices: ['REDEEM'],
  });
  expect((await decide(id, { decision: 'REJECT', reason: '不符合条件' })).code).toBe('100409');
  const paid = await redeem(id, { amount: '0.50', remark: '已拨付' });
  expect(paid.data).toMatchObject({
    auditState: 'REDEEMED',
    redemption: { amount: '0.5', redeemedTs: seedNow.toISOString() },
    choices: [],
  });
  expect((await redeem(id, { amount: '0.50' })).code).toBe('100409');
  expect((await detail(id)).redemption.amount).toBe('0.5');
  const titles = (await noticesAbout(id)).map(({ title }) => title).toSorted();
  expect(titles).toEqual(
    [
      '政策申报已提交',
      '申报进度：退回补正',
      '申报进度：待审核',
      '申报进度：审核通过',
      '申报进度：已兑现',
    ].toSorted(),
  );
  const contents = (await noticesAbout(id)).map(({ content }) => content).join();
  expect(contents).toContain('申请表缺少盖章页');
  expect(contents).toContain('兑现金额0.50万元');
});

describe('a correction', () => {
  test('is possible after the last day, not of a withdrawn policy, and keeps policy and company', async () => {
    const { id, body } = await declare();
    await decide(id, { decision: 'RETURN', reason: '请补正材料' });
    const set = (values: object) =>
      testApp.db.update(policies).set(values).where(eq(policies.id, body.policyId));
    await set({ declareUntil: '2026-06-14' });
    expect(await detail(id)).toMatchObject({ validity: true });
    const { data } = await applicant('POST', '/user/relatedCompanyList', { userId: '1', type: 1 });
    const other = data.content.find(
      ({ nsrsbh }: { nsrsbh: string }) => nsrsbh !== body.applyForm.nsrsbh,
    );
    const wrong = [
      { ...body, orderId: id, policyId: policy() },
      { ...body, orderId: id, applyForm: { ...body.applyForm, nsrsbh: other.nsrsbh } },
    ];
    for (const one of wrong)
      expect((await applicant('POST', `${base}/save`, one)).code).toBe('100400');
    await set({ withdrawnAt: seedNow });
    const corrected = { ...body, orderId: id };
    expect((await applicant('POST', `${base}/save`, corrected)).code).toBe('795243');
    expect(await detail(id)).toMatchObject({ validity: false });
    await set({ withdrawnAt: null });
    expect((await applicant('POST', `${base}/save`, corrected)).status).toBe(200);
  });

  test('is nobody else’s', async () => {
    const { id, body } = await declare();
    await decide(id, { decision: 'RETURN', reason: '请补正材料' });
    const stranger = await callsAs(testApp, admin);
    const corrected = { ...body, orderId: id };
    expect((await stranger('POST', `${base}/save`, corrected)).code).toBe('100404');
    expect((await stranger('GET', `${base}/detail/${id}`)).code).toBe('100404');
  });
});

describe('a decision', () => {
  test.each([
    { decision: 'RETURN' },
    { decision: 'REJECT', reason: '  ' },
    { decision: 'REDEEM' },
    { decision: 'PASS', version: 0 },
  ])('%j is refused', async (body) => {
    const { id } = await declare();
    const refused = await decide(id, body);
    expect([refused.status, refused.code]).toEqual([400, '100400']);
    expect((await detail(id)).auditState).toBe('PENDING');
  });

  test('on an outdated version names who did what', async () => {
    const { id, body } = await declare();
    await decide(id, { decision: 'RETURN', reason: '请补正材料', version: 1 });
    await applicant('POST', `${base}/save`, { ...body, orderId: id });
    const { data } = await reviewer('GET', `${desk}/${id}`);
    expect(data.version).toBe(3);
    const stale = await decide(id, { decision: 'PASS', version: 1 });
    expect([stale.status, stale.code]).toEqual([409, '100409']);
    expect((await decide(id, { decision: 'PASS', version: 3 })).status).toBe(200);
  });

  test('passes nothing of an applicant who lost the company, and still pays out what passed before', async () => {
    const [{ id }, passed] = [await declare(), await declare()];
    await decide(passed.id, { decision: 'PASS' });
    const { db } = testApp;
    const bound = await db.delete(userCompanies).where(eq(userCompanies.userId, '1')).returning();
    const refused = await decide(id, { decision: 'PASS' });
    expect([refused.status, refused.code]).toEqual([409, '100409']);
    expect((await decide(id, { decision: 'RETURN', reason: '请补正材料' })).status).toBe(200);
    expect((await redeem(passed.id, { amount: '0.50' })).status).toBe(200);
    await db.insert(userCompanies).values(bound);
  });

  test('is taken once by thirty at once', async () => {
    const { id } = await declare();
    const other = await callsAs(testApp, admin);
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_unused, turn) =>
        (turn % 2 ? other : reviewer)('PUT', `${desk}/${id}/decide`, {
          decision: turn % 3 ? 'PASS' : 'REJECT',
          reason: `第${turn}次`,
        }),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await noticesAbout(id)).toHaveLength(2);
  });

  test('repeated with its key is the same decision', async () => {
    const { id } = await declare();
    const body = { decision: 'PASS' };
    const first = await reviewer('PUT', `${desk}/${id}/decide`, body, 'decide-key-1');
    expect(await reviewer('PUT', `${desk}/${id}/decide`, body, 'decide-key-1')).toEqual(first);
  });

  test('lets a rejected company declare again', async () => {
    const { id, body } = await declare();
    await decide(id, { decision: 'REJECT', reason: '不符合条件' });
    const again = await applicant('POST', `${base}/save`, body);
    expect(again.status).toBe(200);
    expect(again.data.id).not.toBe(id);
  });

  test('rejects a returned declaration whose applicant lost the company, which can then declare again', async () => {
    const { id, body } = await declare();
    await decide(id, { decision: 'RETURN', reason: '请补正材料' });
    const { db } = testApp;
    const bound = await db.delete(userCompanies).where(eq(userCompanies.userId, '1')).returning();
    expect((await applicant('POST', `${base}/save`, { ...body, orderId: id })).code).toBe('100400');
    const rejected = await decide(id, { decision: 'REJECT', reason: '不再补正', version: 2 });
    expect(rejected.data).toMatchObject({ auditState: 'REJECTED', choices: [] });
    await db.insert(userCompanies).values(bound);
    expect((await applicant('POST', `${base}/save`, body)).status).toBe(200);
  });
});

test('no more is paid out than the policy gives', async () => {
  const { id, body } = await declare();
  await testApp.db.update(policies).set({ maxAmount: '30' }).where(eq(policies.id, body.policyId));
  await decide(id, { decision: 'PASS' });
  for (const amount of ['30.01', '0'])
    expect((await redeem(id, { amount })).code, amount).toBe('100400');
  expect((await redeem(id, { amount: '30' })).status).toBe(200);
});

test('reviewers of the region open the files of a declaration, and the officer of a bank does not', async () => {
  const uploads = await uploadsAs(testApp);
  const body = await declaration();
  const own = await uploads.upload(['申请表.pdf', pdf], uploads.mine);
  const list = [{ ...body.list[0], url: own.key }, ...body.list.slice(1)];
  const { id } = (await applicant('POST', `${base}/save`, { ...body, list })).data;
  const { data } = await reviewer('GET', `${desk}/${id}`);
  expect(data.declareInfoList[0]).toMatchObject({
    url: own.key,
    fileName: '申请表.pdf',
    type: 'PDF',
  });
  expect((await uploads.open(own.key, uploads.staff)).statusCode).toBe(200);
  expect((await uploads.open(own.key, uploads.others)).statusCode).toBe(404);
  const officer = await callsAs(testApp, bankOfficer);
  expect((await officer('GET', `${desk}/${id}`)).code).toBe('100403');
  const staffOf = (scfCity: string) =>
    testApp.db.update(users).set({ scfCity }).where(eq(users.phone, operator));
  await staffOf('500112');
  expect((await uploads.open(own.key, uploads.staff)).statusCode).toBe(404);
  expect((await reviewer('GET', `${desk}/${id}`)).code).toBe('100404');
  expect((await decide(id, { decision: 'PASS' })).code).toBe('100404');
  await staffOf('500231');
  expect((await uploads.open(own.key, uploads.staff)).statusCode).toBe(200);
});
