import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operator, owner } from '../../callKit/accounts.js';
import { callsAs, requestId, tokenOfAccount, type Calls } from '../../testing/callsAs.js';
import { contextOf } from '../../testing/exampleCalls.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { freePolicies, sampleDeclaration } from './calls.js';
import { policyDrafts } from '../../schema/policyApplications.js';

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
  const refused = await testApp.app.inject({
    method: 'POST',
    url: `/api/huiqi${save}`,
    headers: { 'x-request-id': requestId, 'x-access-token': await tokenOfAccount(testApp, owner) },
    payload: body,
  });
  expect([refused.statusCode, refused.json().code]).toEqual([409, '100409']);
  expect(refused.json().message).toBe(
    '该企业已申报此政策（待审核），不能再保存草稿，请在“我的申报”中查看',
  );
  expect(await draftsOf(body.policyId)).toBe(0);
  await decide(id, { decision: 'RETURN', reason: '请补正材料' });
  expect((await applicant('POST', save, body)).code).toBe('100409');
  // The declaration itself is corrected.
  expect((await applicant('POST', save, { ...body, orderId: id })).data).toMatchObject({ id });
  await applicant('POST', submit, { ...body, orderId: id });
  await reject(id);
  expect((await applicant('POST', save, body)).status).toBe(200);
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
