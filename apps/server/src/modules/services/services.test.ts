import type {
  ServiceHome,
  ServiceOrganisation,
  ServiceProduct,
  ServiceProductDetail,
  ServiceTypeItem,
} from '@huiqi/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { callsWith, type Calls } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { serviceOrganisations } from '../../schema/organisations.js';
import { cleanHtml } from '../../text/cleanHtml.js';
import { serviceEvaluations, serviceOrders } from '../../schema/serviceOrders.js';
import { serviceSubtypes, serviceTypes } from '../../lib/serviceTypes.js';
import { serviceProducts } from '../../schema/services.js';

const front = '/firms/front';

let testApp: TestApp;
let visitor: Calls;
beforeAll(async () => {
  testApp = await openTestApp();
  visitor = callsWith(testApp, null);
});
afterAll(() => testApp.close());

interface Listed<Row> {
  readonly content: Row[];
  readonly page: { readonly total: number; readonly size: number; readonly index: number };
}

const read = async <Data>(path: string, query: object = {}): Promise<Data> => {
  const response = await visitor('GET', `${path}?${new URLSearchParams({ ...query }).toString()}`);
  expect(response.status, JSON.stringify(response)).toBe(200);
  return response.data as Data;
};
const list = (query: object = {}) =>
  read<Listed<ServiceProduct>>(`${front}/product/page`, { size: '100', ...query });
const organisations = (query: object = {}) =>
  read<Listed<ServiceOrganisation>>(`${front}/org/public/page`, { size: '50', ...query });
const statusOf = async (path: string) => (await visitor('GET', path)).status;

describe('the sample', () => {
  test('has organisations and services of every category, mode and price type', async () => {
    const { content, page } = await list();
    expect(page.total).toBeGreaterThanOrEqual(80);
    expect((await organisations()).page.total).toBeGreaterThanOrEqual(20);
    const having = (pick: (one: ServiceProduct) => string) => new Set(content.map(pick)).size;
    expect(having(({ serviceTypeBig }) => serviceTypeBig)).toBe(serviceTypes.length);
    expect(having(({ serviceTypeSmall }) => serviceTypeSmall)).toBe(serviceSubtypes.length);
    expect(having(({ serviceMode }) => serviceMode)).toBe(4);
    expect(having(({ servicePriceType }) => servicePriceType)).toBe(3);
    expect(having(({ name }) => name)).toBe(content.length);
  });

  test('stores rich text that cleaning does not change', async () => {
    const rows = await testApp.db.select().from(serviceProducts);
    for (const { content } of rows) expect(cleanHtml(content)).toBe(content);
  });

  test('counts the orders and ratings that there are', async () => {
    const counted = await testApp.db
      .select({
        id: serviceProducts.id,
        orders: serviceProducts.orderNumber,
        sum: serviceProducts.scoreSum,
        ratings: serviceProducts.scoreCount,
      })
      .from(serviceProducts);
    const orders = await testApp.db.select().from(serviceOrders);
    const ratings = await testApp.db.select().from(serviceEvaluations);
    expect(orders.length).toBeGreaterThan(0);
    for (const row of counted) {
      expect(orders.filter(({ productId }) => productId === row.id)).toHaveLength(row.orders);
      const own = ratings.filter(({ productId }) => productId === row.id);
      expect(own).toHaveLength(row.ratings);
      expect(own.reduce((total, { score }) => total + score, 0)).toBe(row.sum);
    }
  });
});

describe('categories', () => {
  const big = () => read<ServiceTypeItem[]>(`${front}/product/dict/big`);
  const small = (query: object = {}) =>
    read<ServiceTypeItem[]>(`${front}/product/dict/small`, query);

  test('have names, and subcategories by id, by dictionary id or both', async () => {
    const [first, second] = await big();
    if (!first || !second) throw new Error('There are too few categories');
    expect(first).toEqual({ id: '1', dicId: '101', code: 'TECH', name: '科技创新' });
    const own = await small({ id: first.id });
    expect(own.length).toBeGreaterThan(1);
    expect(own.every(({ dicId }) => dicId === first.dicId)).toBe(true);
    expect(await small({ dicId: first.dicId })).toEqual(own);
    expect(await small({ id: first.id, dicId: first.dicId })).toEqual(own);
    expect(await small({ id: first.id, dicId: second.dicId })).toEqual([]);
    expect(await small()).toHaveLength(serviceSubtypes.length);
  });

  test('have codes and ids that differ', () => {
    const all = [...serviceTypes, ...serviceSubtypes.map(({ item }) => item)];
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });
});

describe('the list', () => {
  test('has eight services a page, each once over all pages, those ordered most first', async () => {
    const first = await read<Listed<ServiceProduct>>(`${front}/product/page`);
    expect(first.page).toMatchObject({ index: 1, size: 8 });
    expect(first.content).toHaveLength(8);
    const ids: string[] = [];
    for (let index = 1; ids.length < first.page.total; index += 1) {
      const { content } = await list({ index, size: 8 });
      if (content.length === 0) break;
      ids.push(...content.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(first.page.total);
    const orders = (await list()).content.map(({ orderNumber }) => orderNumber);
    expect(orders).toEqual(orders.toSorted((one, other) => other - one));
    expect((await list({ index: 99 })).content).toEqual([]);
  });

  test.each<[object, (one: ServiceProduct) => boolean]>([
    [{ serviceTypeBig: 'IP' }, (one) => one.serviceTypeBig === 'IP'],
    [
      { serviceTypeBig: 'IP', serviceTypeSmall: 'IP_PATENT' },
      (one) => one.serviceTypeSmall === 'IP_PATENT' && one.serviceTypeSmallName === '专利服务',
    ],
    [{ serviceMode: 'VISITING_SERVICE' }, (one) => one.serviceMode === 'VISITING_SERVICE'],
    [
      { servicePriceType: 'FREE', serviceMode: 'PHONE_SERVICE' },
      (one) => one.servicePriceType === 'FREE' && one.serviceMode === 'PHONE_SERVICE',
    ],
    [
      { shortcutService: '1' },
      (one) => ['PHONE_SERVICE', 'INTERNET_SERVICE'].includes(one.serviceMode),
    ],
    [{ keyword: '专利' }, (one) => `${one.name}${one.serviceTypeSmallName}`.includes('专利')],
    [{ keyword: '  税务师 ' }, (one) => one.orgName.includes('税务师')],
    [
      { keyword: '申请 商标' },
      (one) =>
        ['申请', '商标'].every((word) =>
          `${one.name}${one.orgName}${one.serviceTypeSmallName}`.includes(word),
        ),
    ],
  ])('filters by %o what all of it shows', async (query, matches) => {
    const all = (await list()).content;
    const found = (await list(query)).content;
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all.length);
    expect(found).toEqual(all.filter(matches));
  });

  test.each([
    { keyword: '没有这样的服务' },
    { keyword: '%' },
    { serviceTypeBig: 'IP', serviceTypeSmall: 'TAX_AUDIT' },
    { shortcutService: '1', serviceMode: 'VISITING_SERVICE' },
    { serviceTypeBig: 'NOT_KNOWN' },
  ])('finds nothing for %o', async (query) => {
    expect((await list(query)).page.total).toBe(0);
  });

  test('has nothing that staff alone see', async () => {
    const { content } = await list({ size: 1 });
    const keys = Object.keys(content[0] ?? {});
    for (const key of ['pending', 'auditStatus', 'reason', 'version', 'content'])
      expect(keys).not.toContain(key);
  });
});

describe('details', () => {
  test('a service shows texts, names, price and average', async () => {
    const service = await read<ServiceProductDetail>(`${front}/product/info/8001`);
    expect(service).toMatchObject({
      name: '发明专利申请代理',
      orgName: '重庆智企服务有限公司',
      serviceTypeBigName: '知识产权',
      price: '3500.00',
      orderNumber: 12,
    });
    expect(service.content).toContain('<h3>服务内容</h3>');
    expect(service.process?.split('\n').length).toBeGreaterThan(2);
    const [row] = await testApp.db
      .select()
      .from(serviceProducts)
      .where(eq(serviceProducts.id, '8001'));
    const average = (row?.scoreSum ?? 0) / (row?.scoreCount ?? 1);
    expect(Math.abs(Number(service.averageScore) - average)).toBeLessThanOrEqual(0.05);
  });

  test('an organisation counts what is on offer, and its products are paged by eight', async () => {
    const organisation = await read<ServiceOrganisation>(`${front}/org/introduction/801`);
    const first = await read<Listed<ServiceProduct>>(`${front}/product/org/801`);
    expect(first.page).toMatchObject({ size: 8, total: organisation.productNumber });
    expect(first.content.every(({ orgId }) => orgId === '801')).toBe(true);
    const listed = (await organisations()).content.find(({ id }) => id === '801');
    expect(listed).toEqual(organisation);
  });

  test('the home page shows the services and organisations that lists begin with', async () => {
    const home = await read<ServiceHome>(`${front}/product/home`);
    expect(home.products).toEqual((await list()).content.slice(0, 8));
    expect(home.organisations).toEqual((await organisations()).content.slice(0, 8));
  });

  test.each([
    'product/info/none',
    'product/org/none',
    'org/introduction/none',
    'org/introduction/823',
  ])('%s does not exist for the public', async (path) => {
    expect(await statusOf(`${front}/${path}`)).toBe(404);
  });
});

describe('what changes is seen by the next read', () => {
  const product = eq(serviceProducts.id, '8001');
  const organisation = eq(serviceOrganisations.id, '801');
  const setProduct = (values: Partial<typeof serviceProducts.$inferInsert>) =>
    testApp.db.update(serviceProducts).set(values).where(product);
  const ids = async (query: object = {}) => (await list(query)).content.map(({ id }) => id);

  afterEach(async () => {
    await setProduct({
      productStatus: 'ON_SHELF',
      published: true,
      name: '发明专利申请代理',
      orderNumber: 12,
    });
    await testApp.db.update(serviceOrganisations).set({ published: true }).where(organisation);
  });

  test.each([{ productStatus: 'OFF_SHELF' }, { published: false }] as const)(
    'a product with %o is gone',
    async (values) => {
      expect(await ids()).toContain('8001');
      await setProduct(values);
      expect(await ids()).not.toContain('8001');
      expect(await statusOf(`${front}/product/info/8001`)).toBe(404);
    },
  );

  test('with an organisation that is not public go its products', async () => {
    await testApp.db.update(serviceOrganisations).set({ published: false }).where(organisation);
    expect((await list()).content.some(({ orgId }) => orgId === '801')).toBe(false);
    expect(await statusOf(`${front}/product/info/8001`)).toBe(404);
    expect(await statusOf(`${front}/product/org/801`)).toBe(404);
    expect(await statusOf(`${front}/org/introduction/801`)).toBe(404);
    expect((await organisations()).content.map(({ id }) => id)).not.toContain('801');
  });

  test('a name is found as it is now', async () => {
    expect(await ids({ keyword: '别致' })).toEqual([]);
    await setProduct({ name: '别致的服务' });
    expect(await ids({ keyword: '别致' })).toEqual(['8001']);
    expect(await ids({ keyword: '发明专利申请代理' })).toEqual([]);
  });

  test('orders and ratings count', async () => {
    await setProduct({
      orderNumber: 512,
    });
    expect((await ids())[0]).toBe('8001');
    const before = await read<ServiceProductDetail>(`${front}/product/info/8001`);
    expect(before.orderNumber).toBe(512);
  });
});
