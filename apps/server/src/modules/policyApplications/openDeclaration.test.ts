import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operator, owner } from '../../callKit/accounts.js';
import { callsAs, requestId, tokenOfAccount, type Calls } from '../../testing/callsAs.js';
import { contextOf } from '../../testing/exampleCalls.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { freePolicies, sampleDeclaration } from './calls.js';
import { policyApplications, policyDrafts } from '../../schema/policyApplications.js';
import { userCompanies } from '../../schema/userCompanies.js';

const base = '/ticket/user/policy/order';
const save = `${base}/draft/save`;
const submit = `${base}/save`;
const rounds = 20;
let testApp: TestApp;
let applicant: Calls;
let reviewer: Calls;
let free: string[];
const declaration = () => sampleDeclaration(contextOf(testApp), free.shift() ?? '');
const decide = (id: string, body: object) =>
  reviewer('PUT', `/ticket/admin/policy/order/${id}/decide`, body);
const reject = (id: string) => decide(id, { decision: 'REJECT', reason: '不符合申报条件' });
const draftsOf = (policyId: string) =>
  testApp.db.$count(policyDrafts, eq(policyDrafts.policyId, policyId));

/** Code and message with which the owner is refused. */
async function refusalOf(path: string, payload: object): Promise<[string, string]> {
  const response = await testApp.app.inject({
    method: 'POST',
    url: `/api/huiqi${path}`,
    headers: { 'x-request-id': requestId, 'x-access-token': await tokenOfAccount(testApp, owner) },
    payload,
  });
  const { code, message } = response.json();
  return [code, message];
}

beforeAll(async () => {
  testApp = await openTestApp();
  applicant = await callsAs(testApp, owner);
  reviewer = await callsAs(testApp, operator);
  free = await freePolicies(testApp.db, seedNow);
});
afterAll(() => testApp.close());

test('no draft is saved beside a declaration until it is rejected; the refusal says where it is', async () => {
  const body = await declaration();
  const { id } = (await applicant('POST', submit, body)).data;
  const refusal = ['100409', '该企业已申报此政策（待审核），请勿重复申报，请在“我的申报”中查看'];
  for (const path of [save, submit]) expect(await refusalOf(path, body)).toEqual(refusal);
  expect(await draftsOf(body.policyId)).toBe(0);
  await decide(id, { decision: 'RETURN', reason: '请补正材料' });
  expect((await applicant('POST', save, body)).code).toBe('100409');
  // The declaration itself is corrected.
  expect((await applicant('POST', save, { ...body, orderId: id })).data).toMatchObject({ id });
  await applicant('POST', submit, { ...body, orderId: id });
  await reject(id);
  expect((await applicant('POST', save, body)).status).toBe(200);
});

test("a colleague's declaration is said before the form and on saving, not to those who have proved nothing", async () => {
  const body = await declaration();
  const { policyId, applyForm } = body;
  const { id } = (await applicant('POST', submit, body)).data;
  const [row] = await testApp.db
    .update(policyApplications)
    .set({ userId: '2' })
    .where(eq(policyApplications.id, id))
    .returning();
  const openIt = `${base}/getOrderIdByPolicyId/${policyId}?nsrsbh=${applyForm.nsrsbh}`;
  const opened = async () => (await applicant('GET', openIt)).data;
  const nothing = { orderId: null, auditState: null };
  expect(await opened()).toEqual({ ...nothing, declaredByColleague: true });
  const refusal = ['100409', '您的同事已为该企业申报此政策（待审核），请勿重复申报'];
  for (const path of [save, submit]) expect(await refusalOf(path, body)).toEqual(refusal);
  const prove = (authorized: boolean) =>
    testApp.db
      .update(userCompanies)
      .set({ authorized })
      .where(and(eq(userCompanies.userId, '1'), eq(userCompanies.companyId, row?.companyId ?? '')));
  await prove(false);
  expect(await opened()).toEqual({ ...nothing, declaredByColleague: false });
  expect((await applicant('POST', save, body)).status).toBe(200);
  await prove(true);
  await reject(id);
  expect(await opened()).toEqual({ ...nothing, declaredByColleague: false });
});

test('a draft cannot move to a company that has declared', async () => {
  const body = await declaration();
  const { data } = await applicant('POST', '/user/relatedCompanyList', { userId: '1', type: 1 });
  const isOther = ({ nsrsbh }: { nsrsbh: string }) => nsrsbh !== body.applyForm.nsrsbh;
  const { nsrsbh, qymc: companyName } = data.content.find(isOther);
  const applyForm = { ...body.applyForm, nsrsbh };
  const draft = (await applicant('POST', save, { ...body, companyName, applyForm })).data;
  expect((await applicant('POST', submit, body)).status).toBe(200);
  const moved = { draftId: draft.id, applyForm: body.applyForm };
  const refused = await applicant('PUT', `${base}/draft/update`, moved);
  expect([refused.status, refused.code]).toEqual([409, '100409']);
});

test('a draft that is saved while its declaration is submitted does not stay beside it', async () => {
  const body = await declaration();
  for (let round = 0; round < rounds; round += 1) {
    const calls = [
      () => applicant('POST', submit, body),
      () => applicant('POST', save, body),
      () => applicant('POST', save, body),
    ];
    const order = round % 2 === 0 ? calls : calls.toReversed();
    const responses = await Promise.all(order.map((call) => call()));
    expect(await draftsOf(body.policyId), `round ${round}`).toBe(0);
    const [made, ...saved] = round % 2 === 0 ? responses : responses.toReversed();
    expect(made?.status, `round ${round}`).toBe(200);
    for (const { code } of saved) expect(['200', '100409'], `round ${round}`).toContain(code);
    expect((await reject(made?.data.id)).status).toBe(200);
  }
});
