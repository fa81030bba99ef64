import type { PolicyApplication } from '@huiqi/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newcomer, operator, owner } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { contextOf } from '../../testing/exampleCalls.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { pdf, png } from '../../callKit/sampleFiles.js';
import { uploadsAs } from '../../testing/uploadsAs.js';
import { policies } from '../../schema/policies.js';
import { usesOf } from '../uploads/repository.js';
import { freePolicies, sampleDeclaration } from './calls.js';
import { policyDrafts } from '../../schema/policyApplications.js';

const base = '/ticket/user/policy/order';
const save = `${base}/draft/save`;
const update = `${base}/draft/update`;
let testApp: TestApp;
let applicant: Calls;
let stranger: Calls;
let uploads: Awaited<ReturnType<typeof uploadsAs>>;
let free: string[];
const policy = () => {
  const id = free.shift();
  if (id === undefined) throw new Error('The sample has too few policies to declare');
  return id;
};
const declaration = (policyId: string) => sampleDeclaration(contextOf(testApp), policyId);
const empty = ({ list, basicInfos, ...body }: PolicyApplication): PolicyApplication => ({
  ...body,
  list: list.map(({ id = '' }) => ({
    id,
    url: '',
    status: 'WAIT_UPLOADDING',
    type: null,
    fileName: '',
  })),
  basicInfos: basicInfos.slice(0, 0),
});
/** Message of a refused save. */
async function refusalOf(path: string, payload: object, method: 'POST' | 'PUT' = 'POST') {
  const response = await testApp.app.inject({
    method,
    url: `/api/huiqi${path}`,
    headers: { 'x-request-id': 'web-test-000005', 'x-access-token': uploads.mine },
    payload,
  });
  const { code, message, fieldErrors } = response.json();
  return { status: response.statusCode, code, message, fieldErrors };
}
const draftOf = async (id: string) => (await applicant('GET', `${base}/detail/draft/${id}`)).data;

beforeAll(async () => {
  testApp = await openTestApp();
  applicant = await callsAs(testApp, owner);
  stranger = await callsAs(testApp, newcomer);
  uploads = await uploadsAs(testApp);
  free = await freePolicies(testApp.db, seedNow);
  // The first call compiles the validators of the contract.
  await applicant('GET', `${base}/banklist`);
});
afterAll(() => testApp.close());

describe('saving', () => {
  test('needs every required declaration file unless it is forced', async () => {
    const body = empty(await declaration(policy()));
    expect(await refusalOf(save, body)).toMatchObject({
      status: 400,
      code: '100400',
      message: '请上传相关附件',
      fieldErrors: expect.arrayContaining([{ field: 'list.0.url', message: '请上传相关附件' }]),
    });
    const forced = await applicant('POST', `${save}?force=true`, body);
    expect(forced.status).toBe(200);
    expect((await draftOf(forced.data.id)).declareInfoList[0]).toMatchObject({
      id: 'form',
      name: '申请表（盖章）',
      required: true,
      url: '',
      fileName: '',
      type: null,
      status: 'WAIT_UPLOADDING',
      templateUrl: expect.stringContaining('/ticket/policy/template/'),
    });
  });

  test('makes one draft of a user, company and policy', async () => {
    const body = await declaration(policy());
    const first = await applicant('POST', save, body, 'draft-key-1');
    expect(await applicant('POST', save, body, 'draft-key-1')).toEqual(first);
    const again = await applicant('POST', save, { ...body, applyForm: { remark: '第二次' } });
    const { applyForm, applyBaseInfo, auditState, auditDataList, updatedTs } = await draftOf(
      first.data.id,
    );
    expect(again.data).toEqual({ id: first.data.id, updatedTs });
    expect(applyForm).toEqual({ nsrsbh: body.applyForm.nsrsbh, remark: '第二次' });
    expect(applyBaseInfo.companyName).toBe(body.companyName);
    expect([auditState, auditDataList]).toEqual([null, []]);
    const definition = await applicant(
      'GET',
      `${base}/getApplyPolicyDetailResponse/${body.policyId}`,
    );
    expect(definition.data.draftId).toBe(first.data.id);
  });

  test('fifty at once make one draft', async () => {
    const body = await declaration(policy());
    const made = await Promise.all(Array.from({ length: 50 }, () => applicant('POST', save, body)));
    expect(new Set(made.map(({ data }) => data.id)).size).toBe(1);
  });

  test('changes what is sent and keeps the rest', async () => {
    const body = await declaration(policy());
    const { id } = (await applicant('POST', save, body)).data;
    const [license, ...others] = body.basicInfos;
    const emptied = { ...license, url: '', status: 'WAIT_UPLOADDING', type: null, fileName: '' };
    const changed = { draftId: id, basicInfos: [emptied, ...others] };
    expect((await applicant('PUT', update, changed)).status).toBe(200);
    const after = await draftOf(id);
    expect(after.basicInfos[0]).toMatchObject({
      id: license?.id,
      url: '',
      status: 'WAIT_UPLOADDING',
    });
    expect(after.basicInfos[1]).toMatchObject({ url: others[0]?.url, status: 'UPLOADED' });
    expect(after.declareInfoList[0].url).toBe(body.list[0]?.url);
    expect(after.applyForm).toEqual(body.applyForm);
  });

  test('may move a draft to another company, but not onto its draft', async () => {
    const body = await declaration(policy());
    const { id } = (await applicant('POST', save, body)).data;
    const { data } = await applicant('POST', '/user/relatedCompanyList', { userId: '1', type: 1 });
    const other = data.content.find(
      ({ nsrsbh }: { nsrsbh: string }) => nsrsbh !== body.applyForm.nsrsbh,
    );
    const applyForm = { nsrsbh: other.nsrsbh };
    expect((await applicant('PUT', update, { draftId: id, applyForm })).status).toBe(200);
    expect((await draftOf(id)).applyBaseInfo.companyName).toBe(other.qymc);
    const second = (await applicant('POST', save, body)).data;
    expect(await refusalOf(update, { draftId: second.id, applyForm }, 'PUT')).toMatchObject({
      status: 409,
      code: '100409',
      message: '该企业已有此政策的草稿，请在“我的申报”的草稿箱中继续填写',
    });
  });

  test('is refused once the policy has ended or was withdrawn', async () => {
    const [ended, withdrawn] = [policy(), policy()];
    const bodies = [await declaration(ended), await declaration(withdrawn)];
    const { id } = (await applicant('POST', save, bodies[0])).data;
    await testApp.db
      .update(policies)
      .set({ declareUntil: '2026-06-14' })
      .where(eq(policies.id, ended));
    await testApp.db
      .update(policies)
      .set({ withdrawnAt: seedNow })
      .where(eq(policies.id, withdrawn));
    const responses = [
      await applicant('PUT', update, { draftId: id, applyForm: {} }),
      await applicant('POST', save, bodies[1]),
      await applicant('POST', `${base}/save`, bodies[0]),
      await applicant('GET', `${base}/getOrderIdByPolicyId/${ended}`),
    ];
    expect(responses.map(({ code }) => code)).toEqual(Array(4).fill('795243'));
    expect(await draftOf(id)).toMatchObject({ validity: false });
    const definition = await applicant('GET', `${base}/getApplyPolicyDetailResponse/${ended}`);
    expect(definition.data).toMatchObject({ validity: false, declareStatus: 'ENDED', draftId: id });
  });

  test('knows the company by its name too, and no company of others', async () => {
    const body = await declaration(policy());
    const named = await applicant('POST', save, { ...body, applyForm: {} });
    expect((await draftOf(named.data.id)).applyForm.nsrsbh).toBe(body.applyForm.nsrsbh);
    const foreign = await stranger('POST', save, body);
    expect([foreign.status, foreign.code]).toEqual([400, '100400']);
  });
});

describe('files', () => {
  test('of others, and of no one, are refused alike', async () => {
    const body = await declaration(policy());
    const theirs = await uploads.upload(['a.pdf', pdf], uploads.others);
    const refusals = await Promise.all(
      [theirs.key, 'finance/202606/0000000000000000.pdf'].map((url) =>
        applicant('POST', save, {
          ...body,
          list: [{ ...body.list[0], url }, ...body.list.slice(1)],
        }),
      ),
    );
    expect(refusals[0]).toEqual(refusals[1]);
    expect(refusals[0]).toMatchObject({ status: 400, code: '100400' });
  });

  test('must be of a type that the slot takes, whatever the client says', async () => {
    const body = await declaration(policy());
    const picture = await uploads.upload(['a.png', png()], uploads.mine);
    const [form, ...others] = body.list;
    const list = [{ ...form, url: picture.key, type: 'PDF', fileName: 'a.pdf' }, ...others];
    expect(await refusalOf(save, { ...body, list })).toMatchObject({
      status: 400,
      fieldErrors: [{ field: 'list.0.url', message: '“申请表（盖章）”仅支持Word文档、PDF文档' }],
    });
  });

  test.each([
    ['an unknown slot', (id: string) => [{ id: `${id}-x` }]],
    ['a slot twice', (id: string) => [{ id }, { id }]],
  ])('do not go into %s', async (_name, ids) => {
    const body = await declaration(policy());
    const list = ids('form').map(({ id }) => ({ ...body.list[0], id }));
    const refused = await applicant('POST', `${save}?force=true`, { ...body, list });
    expect([refused.status, refused.code]).toEqual([400, '100400']);
  });

  test('go into the slots in their order where no slot is named', async () => {
    const body = await declaration(policy());
    const list = body.list.map(({ url, status, type, fileName }) => ({
      url,
      status,
      type,
      fileName,
    }));
    const { id } = (await applicant('POST', save, { ...body, list })).data;
    const saved = (await draftOf(id)).declareInfoList;
    expect(saved.map(({ url }: { url: string }) => url)).toEqual(body.list.map(({ url }) => url));
  });

  test('stay while a draft uses them, and are its user’s alone', async () => {
    const body = await declaration(policy());
    const own = await uploads.upload(['a.pdf', pdf], uploads.mine);
    const list = [{ ...body.list[0], url: own.key }, ...body.list.slice(1)];
    const { id } = (await applicant('POST', save, { ...body, list })).data;
    expect(await usesOf(testApp.db, own.key)).toEqual([{ kind: 'POLICY_DRAFT', refId: id }]);
    expect((await uploads.open(own.key, uploads.staff)).statusCode).toBe(404);
    expect((await applicant('POST', `${base}/delDtaft/${id}`)).status).toBe(200);
    expect(await usesOf(testApp.db, own.key)).toEqual([]);
    expect((await applicant('GET', `${base}/detail/draft/${id}`)).status).toBe(404);
  });
});

test('drafts are listed to their user only, the last changed first', async () => {
  const { data } = await applicant('GET', `${base}/Dtaftpage`);
  const times = data.content.map(({ updatedTs }: { updatedTs: string }) => updatedTs);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(data.page).toMatchObject({ index: 1, size: 10 });
  expect((await stranger('GET', `${base}/Dtaftpage`)).data.page.total).toBe(0);
  const desk = await callsAs(testApp, operator);
  expect((await desk('GET', `${base}/Dtaftpage`)).data.page.total).toBe(0);
  const count = await testApp.db.$count(policyDrafts, eq(policyDrafts.userId, '1'));
  expect(data.page.total).toBe(count);
});

test('a save is about one record', async () => {
  const body = await declaration(policy());
  const { id } = (await applicant('POST', save, body)).data;
  const [{ id: orderId }] = (await applicant('GET', `${base}/page`)).data.content;
  const codes = await Promise.all(
    [{ draftId: id, orderId }, { id, draftId: '6101' }, { draftId: 'missing' }].map(
      async (ids) => (await applicant('POST', save, { ...body, ...ids })).code,
    ),
  );
  expect(codes).toEqual(['100400', '100400', '100404']);
  expect((await applicant('POST', save, { ...body, id })).data.id).toBe(id);
});
