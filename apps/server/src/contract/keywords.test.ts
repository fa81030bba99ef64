import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin, bankOfficer, operator, owner, serviceStaff } from '../callKit/accounts.js';
import { readerOf, type Shown } from '../testing/figures/figures.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

type Row = readonly [
  login: string | null,
  path: string,
  filter: string,
  text: (row: Shown) => string | null | undefined,
];

/** Every list that can be searched by text, and which text of its rows is searched. */
const lists: readonly Row[] = [
  [bankOfficer, '/order/admin/page', 'orderCode', ({ orderCode }) => orderCode],
  [bankOfficer, '/order/admin/page', 'companyName', ({ companyName }) => companyName],
  [bankOfficer, '/order/admin/page', 'productName', ({ productName }) => productName],
  [operator, '/order/admin/page', 'applyUser', ({ applyUser }) => applyUser],
  [operator, '/order/admin/page', 'regionName', ({ region }) => region.regionName],
  [
    operator,
    '/order/admin/page',
    'recommendNameOrPhone',
    ({ recommendationCode }) => recommendationCode,
  ],
  [operator, '/order/renew/admin/page', 'keyword', ({ renewProductName }) => renewProductName],
  [operator, '/order/renew/admin/page', 'keyword', ({ companyInfo }) => companyInfo?.qymc],
  [operator, '/order/renew/admin/page', 'keyword', ({ personInfo }) => personInfo?.applyName],
  [operator, '/ticket/admin/policy/order/page', 'keyword', ({ policyTitle }) => policyTitle],
  [operator, '/ticket/admin/coupon/page', 'keyword', ({ companyName }) => companyName],
  [operator, '/demand/admin/page', 'keyword', ({ title }) => title],
  [operator, '/firms/admin/review/page', 'keyword', ({ name }) => name],
  [admin, '/partner/admin/page', 'keyword', ({ name }) => name],
  [serviceStaff, '/firms/front/org/page', 'keyword', ({ name }) => name],
  [serviceStaff, '/firms/front/org/product/page', 'productName', ({ productName }) => productName],
  [serviceStaff, '/firms/front/org/order/page', 'entName', ({ entName }) => entName],
  [owner, '/firms/front/order/serviceOrder/page', 'orgName', ({ orgName }) => orgName],
  [owner, '/firms/front/order/serviceOrder/page', 'productName', ({ productName }) => productName],
  [null, '/product/index/page', 'keyword', ({ name }) => name],
  [null, '/product/bank/frontPage', 'keyword', ({ name }) => name],
  [null, '/demand/front/page', 'keyword', ({ title }) => title],
  [null, '/firms/front/product/page', 'keyword', ({ name }) => name],
  [null, '/firms/front/org/public/page', 'keyword', ({ name }) => name],
  [null, '/ticket/policy/page', 'keyword', ({ title }) => title],
  [null, '/ticket/public/public/1/page', 'companyName', ({ companyName }) => companyName],
];

const wide = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

/** The halves of a text swapped, full-width, with an ideographic space between. */
function inWords(text: string): string {
  const some = text.slice(0, 24);
  const half = Math.ceil(some.length / 2);
  return `${wide(some.slice(half))}　${wide(some.slice(0, half))}`;
}

test.each(lists)(
  '%s finds in %s by %s what has all words, however wide they are',
  async (login, path, filter, textOf) => {
    const { get } = await readerOf(testApp, login);
    const all = (await get(path, { size: '50' })).content as Shown[];
    const text = all.map(textOf).find((one) => one && one.length > 1);
    if (!text) throw new Error(`${path} shows nothing to look for`);
    const found = await get(path, { [filter]: inWords(text), size: '50' });
    expect((found.content as Shown[]).map(textOf), inWords(text)).toContain(text);
    const none = await get(path, { [filter]: `${inWords(text)}　无此字样` });
    expect(none.content).toEqual([]);
  },
);
