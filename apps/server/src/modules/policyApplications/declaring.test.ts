import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { owner } from '../../callKit/accounts.js';
import { callsAs, requestId, tokenOfAccount, type Calls } from '../../testing/callsAs.js';
import { contextOf } from '../../testing/exampleCalls.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { userCompanies } from '../../schema/userCompanies.js';
import { policies } from '../../schema/policies.js';
import { usesOf } from '../uploads/repository.js';
import { freePolicies, sampleDeclaration } from './calls.js';
import { policyApplicationEvents, policyApplications } from '../../schema/policyApplications.js';

const base = '/ticket/user/policy/order';
const submit = `${base}/save`;
const save = `${base}/draft/save`;
let testApp: TestApp;
let applicant: Calls;
let token: string;
let free: string[];
const policy = () => {
  const id = free.shift();
  if (id === undefined) throw new Error('The sample has too few policies to declare');
  return id;
};
const declaration = (policyId = policy()) => sampleDeclaration(contextOf(testApp), policyId);
const set = (id: string, values: Partial<typeof policies.$inferInsert>) =>
  testApp.db.update(policies).set(values).where(eq(policies.id, id));

/** Message and fields of a refused submission. */
async function refusalOf(payload: object) {
  const response = await testApp.app.inject({
    method: 'POST',
    url: `/api/huiqi${submit}`,
    headers: { 'x-request-id': requestId, 'x-access-token': token },
    payload,
  });
  const { code, message, fieldErrors = [] } = response.json();
  return { code, message, fields: fieldErrors.map(({ field }: { field: string }) => field) };
}

beforeAll(async () => {
  testApp = await openTestApp();
  applicant = await callsAs(testApp, owner);
  token = await tokenOfAccount(testApp, owner);
  free = await freePolicies(testApp.db, seedNow);
  // The first call compiles the validators of the contract.
  await applicant('GET', `${base}/banklist`);
});
afterAll(() => testApp.close());

describe('submitting', () => {
  test('makes a declaration with its trail, files and a notice, and ends the draft', async () => {
    const body = await declaration();
    const draft = (await applicant('POST', save, body)).data;
    const made = await applicant('POST', submit, { ...body, draftId: draft.id }, 'declare-key-1');
    expect(made.status).toBe(200);
    const { id } = made.data;
    expect(
      await applicant('POST', submit, { ...body, draftId: draft.id }, 'declare-key-1'),
    ).toEqual(made);
    expect((await applicant('GET', `${base}/detail/draft/${draft.id}`)).status).toBe(404);
    const { data } = await applicant('GET', `${base}/detail/${id}`);
    expect(data).toMatchObject({
      auditState: 'PENDING',
      applyForm: body.applyForm,
      applyBaseInfo: { companyName: body.companyName, nsrsbh: body.applyForm.nsrsbh },
      auditDataList: [{ event: 'SUBMIT', auditState: 'PENDING', departmentName: null }],
      redemption: null,
    });
    const keys = [...body.list, ...body.basicInfos].map(({ url }) => url).filter(Boolean);
    for (const key of keys)
      expect(await usesOf(testApp.db, key)).toContainEqual({
        kind: 'POLICY_APPLICATION',
        refId: id,
      });
    const notices = (await applicant('GET', '/user/notice/page?size=100')).data.content;
    expect(notices).toContainEqual(
      expect.objectContaining({
        title: '政策申报已提交',
        subject: { kind: 'POLICY_APPLICATION', id },
      }),
    );
    const order = await applicant('GET', `${base}/getOrderIdByPolicyId/${body.policyId}`);
    expect(order.data).toMatchObject({ orderId: id, auditState: 'PENDING' });
    const basic = await applicant('GET', `${base}/basic/${id}`);
    expect(basic.data).toEqual({ companyName: body.companyName, nsrsbh: body.applyForm.nsrsbh });
  });

  test('ends the draft of the company that the payload does not name', async () => {
    const body = await declaration();
    const draft = (await applicant('POST', save, body)).data;
    expect((await applicant('POST', submit, body)).status).toBe(200);
    expect((await applicant('GET', `${base}/detail/draft/${draft.id}`)).status).toBe(404);
  });

  test('twenty at once make one declaration', async () => {
    const body = await declaration();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => applicant('POST', submit, body)),
    );
    const codes = responses.map(({ code }) => code).toSorted();
    expect(codes).toEqual([...Array(19).fill('100409'), '200'].toSorted());
    const count = await testApp.db.$count(
      policyApplications,
      eq(policyApplications.policyId, body.policyId),
    );
    expect(count).toBe(1 + (await otherDeclarations(body.policyId, body.applyForm.nsrsbh ?? '')));
  });

  test('a refused submission leaves the draft and no trace', async () => {
    const body = await declaration();
    const draft = (await applicant('POST', save, body)).data;
    const before = await testApp.db.$count(policyApplicationEvents);
    const { applyForm: _form, ...rest } = body;
    const refused = await refusalOf({ ...rest, draftId: draft.id, applyForm: {} });
    expect(refused).toMatchObject({
      code: '100400',
      fields: ['applyForm.contactName', 'applyForm.contactPhone'],
    });
    expect((await applicant('GET', `${base}/detail/draft/${draft.id}`)).status).toBe(200);
    expect(await testApp.db.$count(policyApplicationEvents)).toBe(before);
  });
});

/** Declarations of a policy by other companies. */
async function otherDeclarations(policyId: string, creditCode: string): Promise<number> {
  const { data } = await (
    await callsAs(testApp, '13800000006')
  )('GET', '/ticket/admin/policy/order/page?size=100');
  return data.content.filter(
    (row: { policyId: string; nsrsbh: string }) =>
      row.policyId === policyId && row.nsrsbh !== creditCode,
  ).length;
}

describe('a submission is refused', () => {
  test('for basic files first, then for declaration files', async () => {
    const body = await declaration();
    const emptied = <One extends object>(files: readonly One[]) =>
      files.map((file) => ({ ...file, url: '', status: 'WAIT_UPLOADDING', type: null }));
    const neither = { ...body, basicInfos: emptied(body.basicInfos), list: [] };
    expect(await refusalOf(neither)).toEqual({
      code: '100400',
      message: '请上传相关基础资料附件',
      fields: ['basicInfos.0.url', 'basicInfos.1.url', 'basicInfos.2.url'],
    });
    expect(await refusalOf({ ...body, list: emptied(body.list) })).toMatchObject({
      message: '请上传相关申报资料附件',
      fields: expect.arrayContaining(['list.0.url']),
    });
  });

  test('before the first day, and for a policy that is not declared here', async () => {
    const [later, offline] = [await declaration(), await declaration()];
    await set(later.policyId, { declareFrom: '2026-06-16' });
    await set(offline.policyId, { declaredOnline: false });
    expect(await refusalOf(later)).toMatchObject({
      code: '100409',
      message: '该政策将于2026-06-16开始申报，请届时提交',
    });
    expect((await applicant('POST', save, later)).status).toBe(200);
    expect(await refusalOf(offline)).toMatchObject({ code: '100409' });
  });

  test('on the day after the last, and not on the last', async () => {
    const body = await declaration();
    await set(body.policyId, { declareUntil: '2026-06-14' });
    expect(await refusalOf(body)).toMatchObject({
      code: '795243',
      message: '政策已失效，无法申报',
    });
    await set(body.policyId, { declareUntil: '2026-06-15' });
    expect((await applicant('POST', submit, body)).status).toBe(200);
  });

  test('without tax data where the policy needs them, and without the authorisation of the company', async () => {
    const body = await declaration();
    const mine = eq(userCompanies.userId, '1');
    const [before] = await testApp.db.select().from(userCompanies).where(mine);
    await set(body.policyId, { requiresTaxAuth: true });
    await testApp.db
      .update(userCompanies)
      .set({ authority: ['CREDIT'] })
      .where(mine);
    expect(await refusalOf(body)).toMatchObject({ code: '100400', fields: ['applyForm.nsrsbh'] });
    await testApp.db
      .update(userCompanies)
      .set({ authority: before?.authority, authorized: false })
      .where(mine);
    expect(await refusalOf(body)).toMatchObject({ code: '100400', fields: ['applyForm.nsrsbh'] });
    await testApp.db.update(userCompanies).set({ authorized: true }).where(mine);
    expect((await applicant('POST', submit, body)).status).toBe(200);
  });

  test.each([
    ['more than the policy gives', { applyAmount: '99999999' }, 'applyForm.applyAmount'],
    ['a bank that is not listed', { bankId: 'none', bankAccount: '50001234' }, 'applyForm.bankId'],
  ])('for %s', async (_name, wrong, field) => {
    const body = await declaration();
    await set(body.policyId, { maxAmount: '30' });
    const refused = await refusalOf({ ...body, applyForm: { ...body.applyForm, ...wrong } });
    expect(refused).toMatchObject({ code: '100400', fields: [field] });
    // What the form tells in advance.
    const { data } = await applicant(
      'GET',
      `${base}/getApplyPolicyDetailResponse/${body.policyId}`,
    );
    expect(data.maxAmount).toBe('30');
  });

  test('for the draft of another policy, and for a policy that does not exist', async () => {
    const [body, other] = [await declaration(), await declaration()];
    const draft = (await applicant('POST', save, other)).data;
    expect(await refusalOf({ ...body, draftId: draft.id })).toMatchObject({ fields: ['policyId'] });
    expect(await refusalOf({ ...body, policyId: '59999' })).toMatchObject({ code: '100404' });
  });
});
