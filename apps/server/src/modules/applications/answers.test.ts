import type { FormEntry } from '@huiqi/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newcomer, owner } from '../../callKit/accounts.js';
import { callsAs } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { products } from '../../schema/products.js';
import { freeProduct, sampleApplication } from './calls.js';
import { personApplication, personProduct } from './samplePerson.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const entry = (checkName: string, inputType: FormEntry['inputType'], label: string): FormEntry => ({
  checkName,
  inputType,
  label,
  group: 'CONTACT',
  required: true,
});

async function askAlso(id: string, entries: readonly FormEntry[]) {
  const [product] = await testApp.db.select().from(products).where(eq(products.id, id));
  const form = [...(product?.form ?? []), ...entries];
  await testApp.db.update(products).set({ form }).where(eq(products.id, id));
}

test("a company's order has every answer, also to questions whose names the contract knows", async () => {
  const applicant = await callsAs(testApp, owner);
  const { data } = await applicant('POST', '/user/relatedCompanyList', { userId: '1', type: 1 });
  await askAlso(freeProduct, [
    entry('applyName', 'TEXT', '联系人'),
    entry('applyPhone', 'PHONE', '联系人手机号'),
    entry('tel', 'TEL', '办公电话'),
    entry('areaId', 'AREA', '办理地区'),
    entry('cityId', 'AREA', '所在城市'),
    entry('customerSourceChannel', 'TEXT', '了解渠道'),
  ]);
  const made = await applicant('POST', `/order/user/product/${freeProduct}`, {
    ...sampleApplication(data.content[0]),
    applyName: '李敏',
    applyPhone: '13911110002',
    tel: '023-74612345',
    areaId: '500231',
    cityId: '500231',
    customerSourceChannel: '客户经理',
  });
  expect(made.data.applyStatus).toBe('SUCCESS');
  const { items } = (await applicant('GET', `/order/user/${made.data.orderId}`)).data;
  expect(items.map(({ label, value }: { label: string; value: string }) => [label, value])).toEqual(
    expect.arrayContaining([
      ['联系人', '李敏'],
      ['联系人手机号', '13911110002'],
      ['办公电话', '023-74612345'],
      ['办理地区', '垫江县'],
      ['所在城市', '垫江县'],
      ['了解渠道', '客户经理'],
    ]),
  );
});

test("so has a person's", async () => {
  const person = await callsAs(testApp, newcomer);
  await askAlso(personProduct, [
    entry('cityId', 'AREA', '所在城市'),
    entry('customerSourceChannel', 'TEXT', '了解渠道'),
  ]);
  const made = await person('POST', `/order/user/person/apply/${personProduct}`, {
    ...personApplication,
    cityId: '500231',
    customerSourceChannel: '朋友介绍',
  });
  const { items } = (await person('GET', `/order/user/${made.data.orderId}`)).data;
  expect(items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ label: '所在城市', value: '垫江县' }),
      expect.objectContaining({ label: '了解渠道', value: '朋友介绍' }),
    ]),
  );
});
