import type { Change, FormEntry, RelatedCompany } from '@huiqi/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin, operator, owner } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { sampleApplication } from './calls.js';

let testApp: TestApp;
let author: Calls;
let approver: Calls;
let mine: Calls;
let company: RelatedCompany;
beforeAll(async () => {
  testApp = await openTestApp();
  author = await callsAs(testApp, operator);
  approver = await callsAs(testApp, admin);
  mine = await callsAs(testApp, owner);
  const { data } = await mine('POST', '/user/relatedCompanyList', { userId: '1', type: 1 });
  [company] = data.content;
});
afterAll(() => testApp.close());

const productId = '100001';
const apply = `/order/user/product/${productId}`;
const taxGrade = { checkName: 'taxGrade', value: 'A' };
const orderOf = async (id: string) => (await mine('GET', `/order/user/${id}`)).data;

/** Publishes the product with other entries of its application form. */
async function changeForm(entriesOf: (entries: readonly FormEntry[]) => readonly FormEntry[]) {
  const body = { kind: 'PRODUCT', itemId: productId, version: null, copy: false };
  const { id, edition, content }: Change = (await author('POST', '/manage/changes', body)).data;
  if (content.kind !== 'PRODUCT') throw new Error('Another kind was opened');
  const forms = content.forms.map(({ type, entries }) => ({
    type,
    entries: type === 'APPLY' ? entriesOf(entries) : entries,
  }));
  const saved = { edition, content: { ...content, forms }, note: '', publishOn: null };
  expect((await author('PUT', `/manage/changes/${id}`, saved)).data.problems).toEqual([]);
  await author('POST', `/manage/changes/${id}/submission`, { edition: edition + 1 });
  const decision = { edition: edition + 1, approved: true, opinion: '' };
  const { status } = await approver('POST', `/manage/changes/${id}/decision`, decision);
  expect(status).toBe(200);
}

test('a form that changes in mid-application loses nothing, is told, and the order keeps its own', async () => {
  const saving = { creditCode: company.nsrsbh, save: true, formItems: [taxGrade] };
  const { orderId } = (await mine('POST', apply, saving)).data;
  expect(await orderOf(orderId)).toMatchObject({ productChanged: false });

  const asked = { checkName: 'staffCount', value: '12' };
  await changeForm((entries) =>
    entries.map((one) =>
      one.checkName === 'taxGrade'
        ? {
            checkName: 'staffCount',
            label: '员工人数',
            inputType: 'NUMBER',
            group: 'LOAN',
            required: true,
          }
        : one,
    ),
  );
  expect(await orderOf(orderId)).toMatchObject({
    productChanged: true,
    application: { values: { taxGrade: 'A' } },
  });

  const submitting = { ...sampleApplication(company), orderId };
  const former = await mine('POST', apply, submitting);
  expect([former.status, former.code]).toEqual([400, '100400']);
  expect(await orderOf(orderId)).toMatchObject({ application: { values: { taxGrade: 'A' } } });

  const others = (submitting.formItems ?? []).filter(({ checkName }) => checkName !== 'taxGrade');
  const sent = await mine('POST', apply, { ...submitting, formItems: [...others, asked] });
  expect(sent.data).toMatchObject({ applyStatus: 'SUCCESS', orderId });

  await changeForm((entries) => entries.filter(({ checkName }) => checkName !== 'staffCount'));
  const kept = await orderOf(orderId);
  expect(kept.items).toContainEqual(
    expect.objectContaining({ checkName: 'staffCount', label: '员工人数', value: '12' }),
  );
  expect(kept.productChanged).toBeUndefined();
});
