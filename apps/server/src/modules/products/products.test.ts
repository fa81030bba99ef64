import type { ProductDetail } from '@huiqi/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callsWith, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';

let testApp: TestApp;
let visitor: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  visitor = callsWith(testApp, null);
});
afterAll(() => testApp.close());

const offShelf = '100705';
const messageOf = async (path: string) => {
  const url = `/api/huiqi${path}`;
  const response = await testApp.app.inject({
    url,
    headers: { 'x-request-id': 'web-test-000005' },
  });
  const { code, message } = response.json() as { code: string; message: string };
  return { status: response.statusCode, code, message };
};

test('missing and off the shelf are told apart by their messages (spec 1 §8)', async () => {
  for (const path of ['/product/index/', '/product/bank/repaymentType/list/']) {
    expect(await messageOf(`${path}999999`)).toEqual({
      status: 404,
      code: '100404',
      message: '产品不存在',
    });
    expect(await messageOf(`${path}${offShelf}`)).toEqual({
      status: 404,
      code: '100404',
      message: '该产品已被下架',
    });
  }
});

test('a comparison keeps the order asked for, once each, without what is not on offer', async () => {
  const compare = async (ids: string) => {
    const { data } = await visitor('GET', `/product/index/compare?ids=${ids}`);
    return (data as ProductDetail[]).map(({ id }) => id);
  };
  expect(await compare('100003,100001,100002')).toEqual(['100003', '100001', '100002']);
  expect(await compare('100002,100002')).toEqual(['100002']);
  expect(await compare(`${offShelf},100001,999999`)).toEqual(['100001']);
  expect(await compare('999999')).toEqual([]);
});

test.each(['', '1,2,3,4', ',1', '1,,2', "1'--", '1 or 1=1'])(
  'a comparison of %j is refused',
  async (ids) => {
    const path = `/product/index/compare?ids=${encodeURIComponent(ids)}`;
    expect(await visitor('GET', path)).toMatchObject({ status: 400, code: '100400' });
  },
);

test('a compared product is told as its own page tells it', async () => {
  const { data: compared } = await visitor('GET', '/product/index/compare?ids=100001');
  const { data: own } = await visitor('GET', '/product/index/100001');
  expect(compared).toEqual([own]);
});

test('repayment types come with their labels, the usual one first', async () => {
  const { data } = await visitor('GET', '/product/bank/repaymentType/list/100706');
  expect(data).toEqual([
    { value: 'REPAYMENT_ANYTIME', label: '随借随还' },
    { value: 'FIRST_INTEREST_LAST_LOAN', label: '按月付息，到期还本' },
  ]);
  const { data: product } = await visitor('GET', '/product/index/100706');
  expect(product.repaymentType).toBe('REPAYMENT_ANYTIME');
});

const found = async (path: string, keyword: string) => {
  const query = new URLSearchParams({ keyword, size: '100' }).toString();
  const { data } = await visitor('GET', `${path}?${query}`);
  return (data as { content: { name: string; bankName?: string; profile: string }[] }).content.map(
    (one) => `${one.bankName ?? ''} ${one.name} ${one.profile}`,
  );
};

test.each([
  ['建行', /建设银行/],
  ['中行', /^中国银行/],
  ['邮储', /邮政储蓄银行/],
  ['云税贷 建设银行', /建设银行 云税贷/],
  ['建行　云税贷', /建设银行 云税贷/],
  ['建行云税贷', /建设银行 云税贷/],
  ['烟商Ｅ贷', /烟商e贷/],
  ['纳税信用变现', /纳税信用变现/],
  ['变现 建行', /建设银行 .*变现/],
])('%s finds what it means', async (keyword, meant) => {
  const all = await found('/product/index/page', '');
  const wanted = all.filter((one) => meant.test(one));
  expect(wanted.length).toBeGreaterThan(0);
  expect((await found('/product/index/page', keyword)).sort()).toEqual(wanted.sort());
});

test('banks of renewals are found by the names people call them', async () => {
  const names = async (keyword: string) => {
    const { data } = await visitor(
      'GET',
      `/product/bank/frontPage?${new URLSearchParams({ keyword }).toString()}`,
    );
    return (data as { content: { name: string }[] }).content.map(({ name }) => name);
  };
  expect(await names('建行')).toEqual(await names('建设银行'));
  expect(await names('建行')).toHaveLength(1);
});
