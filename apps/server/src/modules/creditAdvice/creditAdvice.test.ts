import { openOrderStatuses } from '@huiqi/sdk/domain';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CompanyRegistry } from '../../registry/CompanyRegistry.js';
import { owner } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { orderOrigin } from '../../testing/places.js';
import { seedNow } from '../../callKit/seedNow.js';
import { companyCount } from '../../seed/companies/makeCompanies.js';
import { sampleRegistry } from '../../seed/companies/sampleRegistry.js';
import { userCompanies } from '../../schema/userCompanies.js';
import { companies } from '../../schema/companies.js';
import { orders } from '../../schema/orders.js';
import { products } from '../../schema/products.js';
import { generateAdvice } from './generateAdvice.js';
import { creditAdvices } from '../../schema/creditAdvices.js';

const minuteMs = 60_000;
const info = (nsrsbh: string) => `/order/productMatch/creditAdviceInfo?nsrsbh=${nsrsbh}`;
const order = (nsrsbh: string) => `/order/productMatch/creditAdviceOrder?nsrsbh=${nsrsbh}`;

/** A register whose figures arrive when the test says so. */
function heldRegistry() {
  const sample = sampleRegistry(companyCount(240));
  let release = () => {};
  let asked = 0;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const registry: CompanyRegistry = {
    ...sample,
    findFigures: async (creditCode) => {
      asked += 1;
      await gate;
      return sample.findFigures(creditCode);
    },
  };
  return { registry, release: () => release(), count: () => asked };
}

let at: Date;
let testApp: TestApp;
let user: Calls;
let authorised: string;
let open: string;
/** The first company, which many products suit. */
let suited: string;
let held: ReturnType<typeof heldRegistry>;
beforeEach(async () => {
  held = heldRegistry();
  at = seedNow;
  testApp = await openTestApp(() => at, {}, held.registry);
  user = await callsAs(testApp, owner);
  const { data } = await user('POST', '/user/relatedCompanyList', { userId: '1', type: 1 });
  const mine: { nsrsbh: string; authorized: boolean }[] = data.content;
  authorised = mine.findLast((one) => one.authorized)?.nsrsbh ?? '';
  suited = mine.find((one) => one.authorized)?.nsrsbh ?? '';
  open = mine.find((one) => !one.authorized)?.nsrsbh ?? '';
});
afterEach(async () => {
  held.release();
  await testApp.close();
});

/** Polls like a page, without its pauses. */
async function finished(nsrsbh: string) {
  for (;;) {
    const { data } = await user('GET', info(nsrsbh));
    if (data.status !== 'GENERATING') return data;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('an advice is generated once, however often it is requested, and then explains each product', async () => {
  expect((await user('GET', info(authorised))).data).toBeNull();
  const requests = await Promise.all(
    Array.from({ length: 8 }, () => user('GET', order(authorised))),
  );
  expect(new Set(requests.map(({ data }) => data.id)).size).toBe(1);
  expect((await user('GET', info(authorised))).data).toMatchObject({
    status: 'GENERATING',
    adviceLimit: null,
    basis: null,
    matchList: [],
    updatedTs: null,
  });
  held.release();
  const advice = await finished(authorised);
  expect(held.count()).toBe(1);
  expect(advice.status).toBe('COMPLETED');
  const degrees = advice.matchList.map((one: { matchDegree: number }) => one.matchDegree);
  expect(degrees).toEqual(degrees.toSorted((a: number, b: number) => b - a));
  for (const { reasons } of [...advice.matchList, ...advice.unmatchedList])
    expect(reasons.length).toBeGreaterThan(0);
  expect(advice.matchList.length + advice.unmatchedList.length).toBeGreaterThan(3);
  const recent = await user('GET', '/order/productMatch/recentMatchEnt');
  expect(recent.data).toEqual({ creditCode: authorised, companyName: advice.companyName });
});

test('a product that the company has applied for is not recommended, nor what is for another trade', async () => {
  await user('GET', order(suited));
  held.release();
  const advice = await finished(suited);
  const [company] = await testApp.db
    .select()
    .from(companies)
    .where(eq(companies.creditCode, suited));
  const open = await testApp.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.companyId, company?.id ?? ''),
        inArray(orders.status, [...openOrderStatuses]),
        isNotNull(orders.submittedAt),
      ),
    );
  const applied = new Set(open.map(({ productId }) => productId));
  const ids = advice.matchList.map(({ productId }: { productId: string }) => productId);
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id: string) => applied.has(id))).toEqual([]);
  const special = await testApp.db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.categoryId, ['2', '3']));
  expect(special.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual([]);

  // A product applied for after the advice was made leaves the advice at once.
  const [first] = ids;
  const [order1] = open.length > 0 ? open : await testApp.db.select().from(orders).limit(1);
  await testApp.db
    .update(orders)
    .set({
      productId: first,
      companyId: company?.id ?? '',
      kind: 'COMPANY',
      status: 'ACCEPT_SUCCESS',
      submittedAt: seedNow,
    })
    .where(eq(orders.id, order1?.id ?? ''));
  const { data } = await user('GET', info(suited));
  expect(data.matchList.map(({ productId }: { productId: string }) => productId)).not.toContain(
    first,
  );
  expect(data.unmatchedList).toContainEqual(
    expect.objectContaining({
      productId: first,
      reasons: ['此产品已有未办结的申请，请勿重复申请'],
      productAudit: null,
      sfPlatformUrl: null,
    }),
  );
  // Nor does one stay that was withdrawn.
  const [second] = data.matchList.map(({ productId }: { productId: string }) => productId);
  await testApp.db.update(products).set({ onShelf: false }).where(eq(products.id, second));
  const later = (await user('GET', info(suited))).data;
  expect(JSON.stringify(later)).not.toContain(`"productId":"${second}"`);
  expect(later.adviceLimit).not.toBeUndefined();
  const limits = data.matchList.map(({ adviceLimit }: { adviceLimit: string }) =>
    Number(adviceLimit),
  );
  expect(Number(data.adviceLimit ?? 0)).toBe(Math.max(0, ...limits));
});

test('a product stays in an advice while its user has only saved an application, unlike one that others have saved', async () => {
  const [company] = await testApp.db
    .select()
    .from(companies)
    .where(eq(companies.creditCode, suited));
  const companyId = company?.id ?? '';
  await user('GET', order(suited));
  held.release();
  const [best] = (await finished(suited)).matchList;
  const isRecommended = async () =>
    (await user('GET', info(suited))).data.matchList.some(
      ({ productId }: { productId: string }) => productId === best.productId,
    );
  await testApp.db.insert(orders).values({
    id: 'saved-one',
    orderCode: 'DJ20250105900001',
    userId: '1',
    companyId,
    productId: best.productId,
    bankId: '1',
    status: 'SAVE_NOT_SUBMIT',
    items: [],
    ...orderOrigin,
    createdAt: seedNow,
    updatedAt: seedNow,
  });
  expect(await isRecommended()).toBe(true);
  await testApp.db.insert(userCompanies).values({ userId: '2', companyId, authorized: true });
  await testApp.db.update(orders).set({ userId: '2' }).where(eq(orders.id, 'saved-one'));
  expect(await isRecommended()).toBe(false);
});

test('an advice that takes longer than a page polls is overdue, and a refresh begins another', async () => {
  const first = await user('GET', order(authorised));
  at = new Date(at.getTime() + 3 * minuteMs);
  expect((await user('GET', info(authorised))).data).toMatchObject({
    status: 'OVERDUE',
    reason: '生成融资建议超时，请刷新重试',
  });
  const second = await user('GET', order(authorised));
  expect(second.data.status).toBe('GENERATING');
  expect(second.data.id).not.toBe(first.data.id);
  held.release();
  expect((await finished(authorised)).status).toBe('COMPLETED');
});

test('a company that has not authorised the platform is not asked about', async () => {
  const refused = await user('GET', order(open));
  expect([refused.status, refused.code]).toEqual([409, '100409']);
  expect(held.count()).toBe(0);
});

test('an advice is not shown to a user who may no longer act for the company', async () => {
  await user('GET', order(authorised));
  held.release();
  expect((await finished(authorised)).status).toBe('COMPLETED');
  await testApp.db.update(userCompanies).set({ authorized: false });
  expect((await user('GET', info(authorised))).data).toBeNull();
});

test('an advice whose user loses the company before it is generated reads no figures', async () => {
  const asked = held.count();
  const { data } = await user('GET', order(authorised));
  await testApp.db.update(userCompanies).set({ authorized: false });
  await generateAdvice({ db: testApp.db, registry: held.registry, now: () => at }, data.id);
  const [row] = await testApp.db.select().from(creditAdvices).where(eq(creditAdvices.id, data.id));
  expect(row).toMatchObject({ status: 'FAILED', reason: '企业尚未授权，请先完成授权' });
  expect(held.count() - asked).toBeLessThanOrEqual(1);
});
