import type { FieldError, FormEntry, RelatedCompany } from '@huiqi/sdk';
import { constants, FormInputTypeValues } from '@huiqi/sdk/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { owner } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { uploadedFiles } from '../../schema/uploads.js';
import { products } from '../../schema/products.js';

/** A hotel loan, whose form has every kind of entry. */
const hotel = '100023';

let testApp: TestApp;
let applicant: Calls;
let company: RelatedCompany;
const key = (name: string) => `finance/202611/Zk3vR1m8QXy0aBcDeFgHiJ/${name}`;

beforeAll(async () => {
  testApp = await openTestApp();
  applicant = await callsAs(testApp, owner);
  const { data } = await applicant('POST', '/user/relatedCompanyList', { userId: '1', type: 1 });
  [company] = data.content;
  const now = new Date();
  const file = (name: string, ownerId: string) => ({
    key: key(name),
    objectName: `202611/${name}`,
    ownerId,
    purpose: 'ATTACHMENT' as const,
    fileName: name,
    type: 'PDF' as const,
    mediaType: 'application/pdf',
    size: 3,
    sha256: name,
    createdAt: now,
    unusedSince: now,
  });
  await testApp.db.insert(uploadedFiles).values([file('own.pdf', '1'), file('foreign.pdf', '2')]);
});
afterAll(() => testApp.close());

const formOf = async (productId: string, type: string) =>
  applicant('POST', '/product/productDictionary/productDictionaryList', { productId, type });

describe('the forms of a product', () => {
  it('have every kind of entry, and the repayment types of the product', async () => {
    const form: FormEntry[] = (await formOf(hotel, 'APPLY')).data;
    expect(new Set(form.map(({ inputType }) => inputType))).toEqual(new Set(FormInputTypeValues));
    const { data } = await applicant('GET', `/product/index/${hotel}`);
    const offered = form.find(({ checkName }) => checkName === 'repaymentType')?.options;
    expect(offered?.map(({ value }) => value)).toEqual(data.repaymentTypeList);
    const drawn: FormEntry[] = (await formOf(hotel, 'SUB_ORDER')).data;
    expect(drawn.find(({ checkName }) => checkName === 'repaymentType')?.options).toEqual(offered);
  });

  it('for relief are those that an application of such a product is checked against', async () => {
    const isRelief = eq(products.categoryId, constants.epidemicCategoryId);
    const [product] = await testApp.db.select().from(products).where(isRelief);
    const { id = '', form: ordinary = [], otherForms = {} } = product ?? {};
    const lostIncome: FormEntry = {
      checkName: 'lostIncome',
      inputType: 'MONEY',
      label: '受影响收入',
      group: 'LOAN',
      required: true,
    };
    await testApp.db
      .update(products)
      .set({ otherForms: { ...otherForms, EPIDEMIC: [...ordinary, lostIncome] } })
      .where(eq(products.id, id));
    const fieldsWrong = async (formItems: object[]) => {
      const body = {
        taxpayer: company.qymc,
        creditCode: company.nsrsbh,
        loanAmount: '10',
        loanterm: 12,
        agreement: true,
        formItems,
      };
      const { data } = await applicant('POST', `/order/user/product/${id}/validate`, body);
      return data.fieldErrors.map(({ field }: FieldError) => field);
    };
    expect(await fieldsWrong([])).toContain('lostIncome');
    expect(await fieldsWrong([{ checkName: 'lostIncome', value: '12' }])).not.toContain(
      'lostIncome',
    );
    expect((await formOf(id, 'APPLY')).data).toEqual((await formOf(id, 'EPIDEMIC')).data);
  });

  it('are the ordinary one where there is no other, and none of a kind that does not exist', async () => {
    expect((await formOf('100001', 'TAX_INVOICE')).data).toEqual(
      (await formOf('100001', 'APPLY')).data,
    );
    expect((await formOf('100001', 'OTHER')).status).toBe(400);
  });
});

describe('the server checks an application as the browser does', () => {
  const items = {
    openedOn: '2018-03-01',
    hotelType: 'INN',
    roomCount: '36',
    occupancyRate: '67.5',
    annualRevenue: '480',
    premisesAreaId: '500231',
    premisesAddress: '桂溪街道明月大道1号',
    premises: 'OWN',
    uses: 'RENOVATION,EQUIPMENT',
    security: 'NONE',
    businessLicence: key('own.pdf'),
    creditAgreement: 'true',
  };

  async function errorsOf(changed: Readonly<Record<string, string>>): Promise<FieldError[]> {
    const form: FormEntry[] = (await formOf(hotel, 'APPLY')).data;
    const first = (name: string) =>
      form.find(({ checkName }) => checkName === name)?.options?.[0]?.value;
    const body = {
      taxpayer: company.qymc,
      creditCode: company.nsrsbh,
      legalName: '周明',
      legalIdNo: '11010519491231002X',
      legalPhone: '13800000001',
      loanAmount: '10',
      loanterm: Number(first('loanterm')),
      repaymentType: first('repaymentType'),
      loanLending: '客房改造',
      contactName: '周明',
      contactPhone: '13800000001',
      agreement: true,
      formItems: Object.entries({ ...items, ...changed })
        .filter(([, value]) => value !== '')
        .map(([checkName, value]) => ({ checkName, value })),
    };
    const { data } = await applicant('POST', `/order/user/product/${hotel}/validate`, body);
    return data.fieldErrors;
  }

  it('accepts what is right', async () => {
    expect(await errorsOf({})).toEqual([]);
    const rented = { premises: 'RENTED', rentPeriod: '2024-01-01~2029-12-31' };
    expect(await errorsOf({ ...rented, rentContract: key('own.pdf') })).toEqual([]);
  });

  it.each([
    ['what nobody asked for', { nothing: 'x' }, 'nothing', '此产品不需要该项内容'],
    [
      'what is hidden',
      { rentPeriod: '2024-01-01~2029-12-31' },
      'rentPeriod',
      '此产品不需要该项内容',
    ],
    ['a heading with a value', { premisesGroup: 'x' }, 'premisesGroup', '经营场所不需要填写'],
    ['a day that is to come', { openedOn: '2999-01-01' }, 'openedOn', '开业日期不能晚于今天'],
    [
      'too many choices',
      { uses: 'RENOVATION,EQUIPMENT,STOCK,WAGES' },
      'uses',
      '资金用途分类最多选择3项',
    ],
    ['a choice that is not offered', { hotelType: 'CASTLE' }, 'hotelType', '请选择经营类型'],
    [
      'an agreement that is not accepted',
      { creditAgreement: '' },
      'creditAgreement',
      '请阅读并同意《企业征信查询授权书》',
    ],
    ['a file that is missing', { businessLicence: '' }, 'businessLicence', '请上传营业执照'],
    [
      'a file of somebody else',
      { businessLicence: key('foreign.pdf') },
      'businessLicence',
      '营业执照不存在，请重新上传',
    ],
    [
      'a file of nobody',
      { businessLicence: key('missing.pdf') },
      'businessLicence',
      '营业执照不存在，请重新上传',
    ],
    [
      'too many files',
      { rentPeriod: '', businessLicence: [key('own.pdf'), key('b.pdf'), key('c.pdf')].join() },
      'businessLicence',
      '营业执照最多上传2个文件',
    ],
    ['a prototype by name', { constructor: 'x' }, 'constructor', '此产品不需要该项内容'],
  ])('refuses %s', async (_what, changed, field, message) => {
    const errors = await errorsOf(changed as Readonly<Record<string, string>>);
    expect(errors).toContainEqual({ field, message });
    expect(new Set(errors.map((error) => error.field)).size).toBe(errors.length);
  });
});

it('asks for amount and term of a draw where the product has no form for it', async () => {
  const isHotel = eq(products.id, hotel);
  const [product] = await testApp.db.select().from(products).where(isHotel);
  const { SUB_ORDER: _none, ...otherForms } = product?.otherForms ?? {};
  await testApp.db.update(products).set({ otherForms }).where(isHotel);
  const form: FormEntry[] = (await formOf(hotel, 'SUB_ORDER')).data;
  expect(form.map(({ checkName }) => checkName)).toEqual(['loanAmount', 'loanterm']);
  await testApp.db.update(products).set({ otherForms: product?.otherForms }).where(isHotel);
});

it('lets a line be drawn on whose product has left the shelf', async () => {
  const shelf = (onShelf: boolean) =>
    testApp.db.update(products).set({ onShelf }).where(eq(products.id, hotel));
  const ask = (type: string) =>
    applicant('POST', '/product/productDictionary/productDictionaryList', {
      productId: hotel,
      type,
    });
  const before = await ask('SUB_ORDER');
  await shelf(false);
  expect(await ask('SUB_ORDER')).toEqual(before);
  expect((await ask('APPLY')).code).toBe('100404');
  await shelf(true);
  expect((await ask('APPLY')).code).toBe('200');
});
