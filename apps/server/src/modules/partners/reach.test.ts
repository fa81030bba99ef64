import { and, eq, inArray } from 'drizzle-orm';
import { widgetOperations } from '@huiqi/sdk/contract';
import { constants, openOrderStatuses } from '@huiqi/sdk/domain';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { owner } from '../../callKit/accounts.js';
import { callsAs, callsWith, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { operations } from '../../testing/operations.js';
import { partnerToken } from '../../testing/partnerCalls.js';
import { orders } from '../../schema/orders.js';
import { products } from '../../schema/products.js';
import { demoPartner } from './samplePartners.js';

let testApp: TestApp;
let demo: Calls;
let bank: Calls;
let site: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  const payload = { user: { reference: 'owner', phone: owner } };
  demo = callsWith(testApp, await partnerToken(testApp, payload));
  bank = callsWith(testApp, await partnerToken(testApp, payload, { partnerId: 'pt_bank' }));
  site = await callsAs(testApp, owner);
});
afterAll(() => testApp.close());

const withoutIds = (path: string) => path.replaceAll(/\{\w+\}/g, '1');
const withSession = operations.filter(
  ({ access, served, session }) => access === 'session' && served && session !== 'end',
);

describe('operations', () => {
  it.each(withSession.filter(({ widget }) => !widget))('$id is out of reach', async (one) => {
    const { status, code } = await demo(one.method, withoutIds(one.path));
    expect([status, code]).toEqual([403, '791403']);
  });

  it.each(withSession.filter(({ widget }) => widget))('$id is within reach', async (one) => {
    expect((await demo(one.method, withoutIds(one.path))).code).not.toBe('791403');
  });

  test('those of the widget touch neither passwords nor staff', () => {
    const tags = operations.filter(({ id }) => widgetOperations.includes(id)).map(({ tag }) => tag);
    expect([...new Set(tags)].toSorted()).toEqual(
      [
        'applications',
        'calculators',
        'captchas',
        'companies',
        'exports',
        'notices',
        'orders',
        'products',
        'reports',
        'session',
        'uploads',
      ].toSorted(),
    );
  });
});

const listOf = async (calls: Calls, query = '') => {
  const { data } = await calls('GET', `/product/index/page?size=100${query}`);
  return data.content as { id: string; bankName: string; productCategoryId: string }[];
};
const idsOf = async (calls: Calls, query = '') => (await listOf(calls, query)).map(({ id }) => id);

describe('products', () => {
  test('of a partner with one bank are that bank only', async () => {
    const own = await listOf(bank);
    expect(own.length).toBeGreaterThan(1);
    expect(new Set(own.map(({ bankName }) => bankName)).size).toBe(1);
    const everybody = await idsOf(site);
    expect(everybody.length).toBeGreaterThan(own.length);
    expect(await idsOf(demo)).toEqual(everybody);
    const banks = await bank('GET', '/product/bank/bankSelect');
    expect(banks.data.map(({ id }: { id: string }) => id)).toEqual(['1']);
    const home = await bank('GET', '/product/index/home');
    expect([home.data.bankCount, home.data.productCount]).toEqual([1, own.length]);
  });

  test('are those of the partner and of what the page asks for', async () => {
    const [first = '', second = ''] = await idsOf(bank);
    const foreign = (await idsOf(site)).find((id) => id !== first && id !== second) ?? '';
    const rows = await testApp.db.select().from(products);
    const other = rows.find(({ bankId }) => bankId !== '1')?.bankId;
    expect(await idsOf(bank, `&productIds=${second},${first}`)).toEqual([first, second]);
    expect(await idsOf(bank, `&productIds=${first}&bankIds=1`)).toEqual([first]);
    expect(await idsOf(bank, `&bankIds=${other}`)).toEqual([]);
    expect(await idsOf(site, `&bankIds=${other}`)).not.toEqual([]);
    expect(await idsOf(site, '&bankIds=nothing')).toEqual([]);
    const categories = new Set(
      (await listOf(site, '&categoryIds=1,2')).map(({ productCategoryId }) => productCategoryId),
    );
    expect(categories).toEqual(new Set(['1', '2']));
    expect(foreign).not.toBe('');
  });

  test('of other partners are not told apart by the shared cache', async () => {
    for (const calls of [site, bank, site, demo]) {
      const expected = calls === bank ? 1 : 12;
      const { data } = await calls('GET', '/product/bank/bankSelect');
      expect(data.length >= expected && (calls !== bank || data.length === 1)).toBe(true);
    }
  });

  test('out of scope are refused in every operation that names one', async () => {
    const own = new Set(await idsOf(bank));
    const foreign = (await idsOf(site)).find((id) => !own.has(id)) ?? '';
    const company = (await site('GET', '/order/user/getApplyRelatedCompanyList')).data[0];
    const body = { creditCode: company.creditCode, save: true };
    const asked = [
      await bank('GET', `/product/index/${foreign}`),
      await bank('GET', `/product/bank/repaymentType/list/${foreign}`),
      await bank('POST', '/product/productDictionary/productDictionaryList', {
        productId: foreign,
        type: 'APPLY',
      }),
      await bank(
        'GET',
        `/product/calculator/productCalculator?productId=${foreign}&loanAmount=10&loanterm=12&repaymentType=AVERAGE_CAPITAL`,
      ),
      await bank('POST', `/order/user/product/${foreign}`, body),
      await bank('POST', `/order/user/product/${foreign}/validate`, body),
      await bank('GET', `/order/user/getApplyRelatedCompanyList?productId=${foreign}`),
      await bank(
        'GET',
        `/user/checkCompanyRegion?productId=${foreign}&nsrsbh=${company.creditCode}`,
      ),
    ];
    expect(asked.map(({ status, code }) => [status, code])).toEqual(
      asked.map(() => [403, '791403']),
    );
    const compared = await bank('GET', `/product/index/compare?ids=${foreign},${[...own][0]}`);
    expect(compared.data.map(({ id }: { id: string }) => id)).toEqual([[...own][0]]);
  });
});

describe('orders', () => {
  const reference = 'policy-2026:7';
  const save = async (calls: Calls, productId: string, headers = {}) => {
    const companies = (await site('GET', '/order/user/getApplyRelatedCompanyList')).data;
    const { creditCode } = companies.find(({ authorized }: { authorized: boolean }) => authorized);
    const path = `/order/user/product/${productId}`;
    return calls('POST', path, { creditCode, save: true }, undefined, headers);
  };
  const totalOf = async (calls: Calls) =>
    (await calls('GET', '/order/user/page')).data.page.total as number;
  /** A product for which the user has no open order. */
  const freeProduct = async () => {
    const open = await testApp.db
      .select()
      .from(orders)
      .where(and(eq(orders.userId, '1'), inArray(orders.status, [...openOrderStatuses])));
    const taken = new Set(open.map(({ productId }) => productId));
    const rows = await listOf(bank);
    return rows.find(
      ({ id, productCategoryId }) =>
        !taken.has(id) && productCategoryId !== constants.personCategoryId,
    );
  };

  test('made through a partner carry it and the reference of the page', async () => {
    const product = await freeProduct();
    const before = await totalOf(demo);
    const saved = await save(demo, product?.id ?? '', { 'x-partner-reference': reference });
    expect(saved.status).toBe(200);
    const { orderId } = saved.data;
    const [row] = await testApp.db.select().from(orders).where(eq(orders.id, orderId));
    expect(row).toMatchObject({
      partnerId: demoPartner.id,
      partnerReference: reference,
      source: 'PARTNER',
    });
    expect(await totalOf(demo)).toBe(before + 1);
    const detail = await demo('GET', `/order/user/${orderId}`);
    expect(detail.data.partnerReference).toBe(reference);
    // The user sees all of them on our site; another partner sees none.
    expect((await site('GET', `/order/user/${orderId}`)).data.partnerReference).toBe(reference);
    expect((await bank('GET', `/order/user/${orderId}`)).code).toBe('100404');
    const again = await save(site, product?.id ?? '');
    expect(again.data.orderId).toBe(orderId);
    const [kept] = await testApp.db.select().from(orders).where(eq(orders.id, orderId));
    expect([kept?.partnerId, kept?.partnerReference]).toEqual([demoPartner.id, reference]);
  });

  test('made elsewhere are out of reach', async () => {
    const first = (await site('GET', '/order/user/page?size=100')).data.content.find(
      ({ partnerReference }: { partnerReference: string | null }) => partnerReference === null,
    );
    for (const path of [
      `/order/user/${first.orderId}`,
      `/order/${first.orderId}/admin/report`,
      `/order/user/wechatReport/${first.orderId}`,
    ])
      expect((await demo('GET', path)).code, path).toBe('100404');
    const { data } = await demo('GET', '/order/user/loan/statistic');
    expect(data.total).toBe(await totalOf(demo));
    expect(data.total).toBeLessThan(await totalOf(site));
  });

  test('made elsewhere are told of without naming them', async () => {
    const product = await freeProduct();
    const productId = product?.id ?? '';
    const saved = await save(demo, productId);
    const { orderId } = saved.data;
    const shown = async (calls: Calls) => {
      const list = await calls(
        'GET',
        `/order/user/getApplyRelatedCompanyList?productId=${productId}`,
      );
      const found = list.data.find(({ failReason }: { failReason: string | null }) =>
        [null, 'ALREADY_APPLIED'].includes(failReason),
      );
      const state = await calls('GET', `/order/user/product/${productId}/haveApplied`);
      return [found.orderId, found.orderStatus, found.failReason, state.data.orderId];
    };
    expect(await shown(demo)).toEqual([orderId, 'SAVE_NOT_SUBMIT', null, orderId]);
    // Another partner's page cannot continue what was begun on the first one's.
    expect(await shown(bank)).toEqual([null, 'SAVE_NOT_SUBMIT', 'ALREADY_APPLIED', null]);
    const taken = await save(bank, productId);
    expect(taken.data).toMatchObject({ failReason: 'ALREADY_APPLIED', orderId: null });
    const [row] = await testApp.db.select().from(orders).where(eq(orders.id, orderId));
    expect(row?.partnerId).toBe(demoPartner.id);

    await testApp.db
      .update(orders)
      .set({ partnerId: null, partnerReference: null })
      .where(eq(orders.id, orderId));
    expect(await shown(site)).toEqual([orderId, 'SAVE_NOT_SUBMIT', null, orderId]);
    expect(await shown(demo)).toEqual([null, 'SAVE_NOT_SUBMIT', null, null]);
    const continued = await save(demo, productId);
    expect(continued.data.orderId).toBe(orderId);
    expect(await shown(demo)).toEqual([orderId, 'SAVE_NOT_SUBMIT', null, orderId]);
    expect((await site('POST', `/order/user/${orderId}/close`, {})).code).toBe('200');
  });

  test('are what notices are about', async () => {
    const list = async (calls: Calls) => (await calls('GET', '/user/notice/page?size=100')).data;
    const [all, own] = [await list(site), await list(demo)];
    const personal = all.content.filter(
      ({ noticeType }: { noticeType: string }) => noticeType !== 'ANNOUNCEMENT',
    );
    expect(personal.length).toBeGreaterThan(0);
    const seen = new Set(own.content.map(({ id }: { id: string }) => id));
    expect(personal.filter(({ id }: { id: string }) => seen.has(id))).toEqual([]);
    expect((await demo('GET', `/user/notice/${personal[0].id}`)).code).toBe('100404');
    const { data } = await demo('GET', '/user/notice/unread/count');
    expect(data.byType.TRANSACTION).toBe(0);
    const idList = personal.map(({ id }: { id: string }) => id);
    await demo('POST', '/user/notice/delete', { idList, noticeType: personal[0].noticeType });
    expect((await list(site)).page.total).toBe(all.page.total);
  });

  it.each(['a b', 'a'.repeat(65), '<b>', '姓名'])('refuse the reference %s', async (text) => {
    const product = await freeProduct();
    const value = Buffer.from(text).toString('latin1');
    const refused = await save(demo, product?.id ?? '', { 'x-partner-reference': value });
    expect([refused.status, refused.code]).toEqual([400, '100400']);
  });
});
