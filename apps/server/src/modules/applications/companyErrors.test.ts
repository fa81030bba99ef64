import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FieldError, RelatedCompany } from '@huiqi/sdk';
import { eq } from 'drizzle-orm';
import { owner } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { products } from '../../schema/products.js';
import { readItems } from './readItems.js';
import { sampleApplication } from './calls.js';

let testApp: TestApp;
let applicant: Calls;
let companies: readonly RelatedCompany[];
let hotelLoan: string;
beforeAll(async () => {
  testApp = await openTestApp();
  applicant = await callsAs(testApp, owner);
  const body = { userId: '1', type: 1, size: 100 };
  companies = (await applicant('POST', '/user/relatedCompanyList', body)).data.content;
  const [product] = await testApp.db.select().from(products).where(eq(products.categoryId, '3'));
  hotelLoan = product?.id ?? '';
});
afterAll(() => testApp.close());

const own = (authorized: boolean, index = 0) =>
  companies.filter((one) => one.authorized === authorized)[index]!;

async function errorOf(guarantor: string): Promise<string | undefined> {
  const { data } = await applicant('POST', `/order/user/product/${hotelLoan}/validate`, {
    ...sampleApplication(own(true)),
    formItems: [
      { checkName: 'security', value: 'GUARANTOR' },
      { checkName: 'guarantor', value: guarantor },
    ],
  });
  return data.fieldErrors.find(({ field }: FieldError) => field === 'guarantor')?.message;
}

test('a guarantor is another company that the user may act for', async () => {
  expect(await errorOf(own(true).nsrsbh)).toBe('保证企业不能是申请企业本身');
  expect(await errorOf(own(true).nsrsbh.toLowerCase())).toBe('保证企业不能是申请企业本身');
  expect(await errorOf(own(false).nsrsbh)).toBe('请选择您名下已授权的保证企业');
  expect(await errorOf('91500231MA5U9999X9')).toBe('请选择您名下已授权的保证企业');
  expect(await errorOf(own(true, 1).nsrsbh)).toBeUndefined();
});

test('who reads the order reads its name', async () => {
  const entry = { checkName: 'guarantor', label: '保证企业', inputType: 'COMPANY' } as never;
  const { nsrsbh, qymc } = own(true);
  const [item] = await readItems(testApp.db, [entry], [{ checkName: 'guarantor', value: nsrsbh }]);
  expect(item?.value).toBe(`${qymc}（${nsrsbh}）`);
});
