import { ServiceModeValues, ServicePriceTypeValues } from '@huiqi/sdk/domain';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { serviceSubtypes, serviceTypeName } from '../../lib/serviceTypes.js';
import { serviceOrganisations } from '../../schema/organisations.js';
import { serviceProducts } from '../../schema/services.js';
import { searchLimits } from '../../search/searchLimits.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { wordsOf } from '../../text/fold.js';
import { findServiceIds, type ServiceQuery } from './serviceSearchRepository.js';

type Known = typeof serviceProducts.$inferSelect & {
  readonly orgName: string;
  readonly isOrgPublic: boolean;
};

const limits = { ...searchLimits };
let testApp: TestApp;
let known: Known[] = [];
beforeAll(async () => {
  testApp = await openTestApp();
  const { db } = testApp;
  const models = await db.select().from(serviceProducts).orderBy(serviceProducts.id);
  const [first] = models;
  if (!first) throw new Error('The sample has no service');
  await db.insert(serviceProducts).values(
    Array.from({ length: 90 }, (_unused, turn) => {
      const { item, category } = serviceSubtypes[(turn * 5) % serviceSubtypes.length] ?? {};
      const priceType = ServicePriceTypeValues[turn % 3] ?? 'FREE';
      return {
        ...first,
        id: `s${turn}`,
        orgId: models[(turn * 3) % models.length]?.orgId ?? first.orgId,
        name: `${['专利', 'ＩＳＯ', '记账%', '检测_𠮷'][turn % 4]}${['申请', '培训'][turn % 2]}${turn}`,
        typeBig: category?.code ?? first.typeBig,
        typeSmall: item?.code ?? first.typeSmall,
        mode: ServiceModeValues[turn % 4] ?? 'PHONE_SERVICE',
        priceType,
        price: priceType === 'PAY' ? '1.00' : null,
        published: turn % 11 !== 0,
        productStatus: turn % 17 === 0 ? ('OFF_SHELF' as const) : ('ON_SHELF' as const),
        orderNumber: turn % 6,
        createdAt: new Date(Date.parse('2026-01-01T00:00:00Z') + (turn % 3) * 1000),
      };
    }),
  );
  const rows = await db
    .select({ product: serviceProducts, org: serviceOrganisations })
    .from(serviceProducts)
    .innerJoin(serviceOrganisations, eq(serviceOrganisations.id, serviceProducts.orgId));
  known = rows.map(({ product, org }) => ({
    ...product,
    orgName: org.name,
    isOrgPublic: org.published,
  }));
});
afterEach(() => {
  Object.assign(searchLimits, limits);
});
afterAll(() => testApp.close());

const isIn = (wanted: string | undefined, value: string) =>
  wanted === undefined || wanted === value;

/** The same search in its simplest form. */
function matches(one: Known, query: ServiceQuery): boolean {
  const names = [
    one.name,
    one.orgName,
    serviceTypeName(one.typeBig),
    serviceTypeName(one.typeSmall),
  ];
  const text = names.join('\n').normalize('NFKC').toLowerCase();
  return (
    one.published &&
    one.productStatus === 'ON_SHELF' &&
    one.isOrgPublic &&
    isIn(query.orgId, one.orgId) &&
    isIn(query.serviceTypeBig, one.typeBig) &&
    isIn(query.serviceTypeSmall, one.typeSmall) &&
    isIn(query.serviceMode, one.mode) &&
    isIn(query.servicePriceType, one.priceType) &&
    (query.shortcutService === undefined ||
      ['PHONE_SERVICE', 'INTERNET_SERVICE'].includes(one.mode)) &&
    wordsOf(query.keyword).every((word) => text.includes(word))
  );
}

const byOrders = (one: Known, other: Known) =>
  other.orderNumber - one.orderNumber ||
  other.createdAt.getTime() - one.createdAt.getTime() ||
  (one.id < other.id ? -1 : 1);

const some = <Value>(values: readonly Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 });
const codes = serviceSubtypes.map(({ item }) => item.code);
const words = ['专利', '申请', 'iso', '税务师', '知识产权', '重庆', '1', '%', '_𠮷', '专利申请'];

test.each([limits, { counted: 5, ids: 0, recent: 10, walked: 20 }])(
  'finds what plain filters find, within %o',
  async (within) => {
    Object.assign(searchLimits, within);
    let found = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          keyword: some([...words, '专利 申请', '重庆 培训', '没有', ' ']),
          serviceTypeBig: some(['IP', 'TECH']),
          serviceTypeSmall: some(codes.slice(0, 6)),
          serviceMode: some(ServiceModeValues),
          servicePriceType: some(ServicePriceTypeValues),
          shortcutService: some([1 as const]),
          orgId: some(['801', '802', '823']),
        }),
        async (query) => {
          const all = known.filter((one) => matches(one, query)).sort(byOrders);
          const ids = all.map(({ id }) => id);
          found += ids.length;
          const { counted } = within;
          const total = { total: Math.min(ids.length, counted), isMore: ids.length > counted };
          for (const [offset, limit] of [
            [0, 500],
            [3, 4],
          ] as const)
            expect(await findServiceIds(testApp.db, query, { offset, limit })).toEqual({
              ids: ids.slice(offset, offset + limit),
              ...total,
            });
        },
      ),
      { numRuns: 120 },
    );
    expect(found).toBeGreaterThan(100);
  },
);

test.each(words)('%s is found alone', async (keyword) => {
  const { ids } = await findServiceIds(testApp.db, { keyword }, { offset: 0, limit: 500 });
  const all = known.filter((one) => matches(one, { keyword }));
  expect(all.length).toBeGreaterThan(0);
  expect(ids).toEqual(all.sort(byOrders).map(({ id }) => id));
});
