import type { FieldError, FormEntry, RelatedCompany } from '@huiqi/sdk';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin, bankOfficer, newcomer, owner } from '../../callKit/accounts.js';
import { callsAs, tokenOfAccount, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { pdf } from '../../callKit/sampleFiles.js';
import { uploadsAs } from '../../testing/uploadsAs.js';
import { products } from '../../schema/products.js';
import { fileUses } from '../../schema/uploads.js';
import { sampleApplication } from './calls.js';
import { personApplication, personProduct } from './samplePerson.js';

const upload: FormEntry = {
  checkName: 'licence',
  inputType: 'UPLOAD',
  label: '营业执照',
  group: 'MATERIAL',
  required: true,
  maxFiles: 3,
};

let testApp: TestApp;
let mine: Calls;
let company: RelatedCompany;
let files: Awaited<ReturnType<typeof uploadsAs>>;
beforeAll(async () => {
  testApp = await openTestApp();
  mine = await callsAs(testApp, owner);
  files = await uploadsAs(testApp);
  const { data } = await mine('POST', '/user/relatedCompanyList', { userId: '1', type: 1 });
  [company] = data.content;
  const [product] = await testApp.db.select().from(products).where(eq(products.id, '100001'));
  const form = [...(product?.form ?? []).filter(({ inputType }) => inputType !== 'UPLOAD'), upload];
  await testApp.db.update(products).set({ form }).where(eq(products.id, '100001'));
});
afterAll(() => testApp.close());

const apply = (licence: readonly string[], changes: object = {}) =>
  mine('POST', '/order/user/product/100001', {
    ...sampleApplication(company),
    formItems: [
      { checkName: 'taxGrade', value: 'A' },
      ...(licence.length > 0 ? [{ checkName: 'licence', value: licence.join(',') }] : []),
    ],
    ...changes,
  });
const usesOf = async (orderId: string) =>
  (await testApp.db.select().from(fileUses).where(eq(fileUses.refId, orderId))).map(
    ({ key }) => key,
  );

test('files go with the saved order and the submitted one, and open to its bank and reviewers alone', async () => {
  const [first, second, third] = await Promise.all(
    ['执照.pdf', '章程.pdf', '报表.pdf'].map((name) => files.upload([name, pdf], files.mine)),
  );
  const saved = await apply([first!.key, second!.key], { save: true, agreement: undefined });
  const { orderId } = saved.data;
  expect((await usesOf(orderId)).toSorted()).toEqual([first!.key, second!.key].toSorted());
  const draft = await mine('GET', `/order/user/${orderId}`);
  expect(draft.data.files.map(({ fileName }: { fileName: string }) => fileName)).toEqual([
    '执照.pdf',
    '章程.pdf',
  ]);
  expect(draft.data.application.values.licence).toBe(`${first!.key},${second!.key}`);
  const staffToken = await tokenOfAccount(testApp, bankOfficer);
  expect((await files.open(second!.key, staffToken)).statusCode).toBe(404);

  const sent = await apply([second!.key, third!.key], { orderId });
  expect(sent.data).toMatchObject({ applyStatus: 'SUCCESS', orderId });
  expect((await usesOf(orderId)).toSorted()).toEqual([second!.key, third!.key].toSorted());
  const { data } = await mine('GET', `/order/user/${orderId}`);
  expect(data.items.at(-1)).toEqual({
    checkName: 'licence',
    label: '营业执照',
    inputType: 'UPLOAD',
    value: '章程.pdf、报表.pdf',
  });
  expect(data.files).toMatchObject([
    { checkName: 'licence', key: second!.key, url: `/api/huiqi/user/file?key=${second!.key}` },
    { key: third!.key },
  ]);
  const readers = {
    owner: files.mine,
    bank: staffToken,
    reviewer: files.staff,
    admin: await tokenOfAccount(testApp, admin),
  };
  for (const [name, token] of Object.entries(readers))
    expect((await files.open(third!.key, token)).statusCode, name).toBe(200);
  expect((await files.open(third!.key, files.others)).statusCode).toBe(404);
  expect((await files.open(third!.key)).statusCode).toBe(404);
  // Of another bank's order.
  await testApp.db.execute(sql`update orders set bank_id = '2' where id = ${orderId}`);
  expect((await files.open(third!.key, staffToken)).statusCode).toBe(404);
});

test('files of others, and files that do not exist, are refused alike by the field', async () => {
  const foreign = await files.upload(['别人.pdf', pdf], files.others);
  const missing = foreign.key.replace(/n{3}/, 'xyz');
  const responses = [];
  for (const key of [foreign.key, missing]) {
    const refused = await apply([key], { save: true, agreement: undefined });
    expect([refused.status, refused.code]).toEqual([400, '100400']);
    responses.push(
      await mine('POST', '/order/user/product/100001/validate', {
        ...sampleApplication(company),
        formItems: [{ checkName: 'licence', value: key }],
      }),
    );
  }
  expect(responses[0]).toEqual(responses[1]);
  expect(responses[0]?.data.fieldErrors).toContainEqual({
    field: 'licence',
    message: '营业执照不存在，请重新上传',
  });
  expect(await testApp.db.$count(fileUses, eq(fileUses.key, foreign.key))).toBe(0);
});

test('files and companies of others are refused by the field of a person too, also when saving', async () => {
  const isPersons = eq(products.id, personProduct);
  const [product] = await testApp.db.select().from(products).where(isPersons);
  const guarantor: FormEntry = { ...upload, checkName: 'guarantor', inputType: 'COMPANY' };
  const form = [...(product?.form ?? []), upload, guarantor];
  await testApp.db.update(products).set({ form }).where(isPersons);
  const person = await callsAs(testApp, newcomer);
  const call = (way: string, licence: string, of: string, changes: object = {}) =>
    person('POST', `/order/user/person/${way}/${personProduct}`, {
      ...personApplication,
      formItems: [
        ...(personApplication.formItems ?? []),
        { checkName: 'licence', value: licence },
        { checkName: 'guarantor', value: of },
      ],
      ...changes,
    });
  const foreign = await files.upload(['别人.pdf', pdf], files.mine);
  const { data } = await call('valid', foreign.key, company.nsrsbh);
  expect(data.fieldErrors.map(({ field }: FieldError) => field)).toEqual(['licence', 'guarantor']);
  const own = await files.upload(['执照.pdf', pdf], files.others);
  const unsent = { save: true, agreement: undefined };
  expect((await call('apply', own.key, company.nsrsbh, unsent)).code).toBe('100400');
});

test('an application that is given up lets its files go', async () => {
  const file = await files.upload(['执照.pdf', pdf], files.mine);
  await testApp.db.execute(
    sql`update orders set status = 'APPROVAL_FAIL' where product_id = '100001' and company_id = ${company.id} and submitted_at is not null`,
  );
  const saved = await apply([file.key], { save: true, agreement: undefined });
  const { orderId } = saved.data;
  expect(await usesOf(orderId)).toEqual([file.key]);
  await mine('POST', `/order/user/${orderId}/close`, {});
  expect(await usesOf(orderId)).toEqual([]);
});
