import type { Product } from '@huiqi/sdk';
import { AmountRangeValues, TermRangeValues } from '@huiqi/sdk/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestId } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { products } from '../../schema/products.js';

/** A region no sample product serves, so that only this test's products are in it. */
const region = { 'x-scf-province': '540000', 'x-scf-city': '540100', 'x-scf-district': '0' };
const guarantees = ['CREDIT', 'MORTGAGE', 'CREDIT_OR_MORTGAGE', 'PLEDGE', 'GENERAL'] as const;
const classes = ['RECOMMEND', 'HOT', 'GENERAL'] as const;
const rateTypes = ['DAY', 'MOUTH', 'YEAR', 'ELSE'] as const;
// Both sides of every edge of the filters (spec 1 §2).
const limits = [1, 100, 101, 200, 201, 300, 301, 500, 501, 900];
const terms = [1, 6, 7, 12, 13, 24, 25, 36, 37, 120];

type Row = typeof products.$inferSelect;

let testApp: TestApp;
const rows: Row[] = [];
beforeAll(async () => {
  testApp = await openTestApp();
  const [model] = await testApp.db.select().from(products).limit(1);
  if (!model) throw new Error('The sample has no products');
  for (let from = 0; from < limits.length; from += 1) {
    for (let to = from; to < limits.length; to += 1) {
      const serial = rows.length;
      rows.push({
        ...model,
        id: `9${String(serial).padStart(5, '0')}`,
        name: serial % 3 === 0 ? `甲_${serial}贷` : `乙%${serial}贷`,
        categoryId: String((serial % 3) + 1),
        bankId: String((serial % 4) + 1),
        classify: classes[serial % 3] ?? 'HOT',
        guaranteeType: guarantees[serial % 5] ?? 'CREDIT',
        interestRateType: rateTypes[serial % 4] ?? 'YEAR',
        minLoanLimit: limits[from] ?? 1,
        maxLoanLimit: limits[to] ?? 1,
        minLoanTerm: terms[from] ?? 1,
        maxLoanTerm: terms[to] ?? 1,
        urlType: serial % 2 === 0 ? 'WECHAT' : null,
        scfProvince: '540000',
        regionCodes: ['540100'],
        onShelf: serial % 11 !== 0,
        position: serial,
      });
    }
  }
  await testApp.db.insert(products).values(rows);
});
afterAll(() => testApp.close());

async function page(path: string, query: Record<string, string>) {
  const response = await testApp.app.inject({
    url: `/api/huiqi/product/${path}/page?${new URLSearchParams({ ...query, size: '100' }).toString()}`,
    headers: { 'x-request-id': requestId, ...region },
  });
  expect(response.statusCode, response.body).toBe(200);
  return (response.json() as { data: { content: Product[]; page: { total: number } } }).data;
}

/** The bounds as in the specification, repeated independently. */
const bounds: Readonly<Record<string, readonly [number, number]>> = {
  '0-100': [0, 100],
  '101-200': [101, 200],
  '201-300': [201, 300],
  '301-500': [301, 500],
  '501-': [501, Infinity],
  '0-6': [0, 6],
  '7-12': [7, 12],
  '13-24': [13, 24],
  '25-36': [25, 36],
  '37-': [37, Infinity],
};

interface Query {
  readonly productCategoryId?: string | undefined;
  readonly productClassify?: string | undefined;
  readonly amount?: string | undefined;
  readonly term?: string | undefined;
  readonly guaranteeType?: string | undefined;
  readonly bankId?: string | undefined;
  readonly keyword?: string | undefined;
}

/** The product's integers are within the bounds. */
function reaches(low: number, high: number, [from, to]: readonly [number, number]): boolean {
  for (let number = low; number <= high; number += 1)
    if (number >= from && number <= to) return true;
  return false;
}

const matches = (row: Row, query: Query): boolean =>
  row.onShelf &&
  (query.productCategoryId === undefined || row.categoryId === query.productCategoryId) &&
  (query.productClassify === undefined || row.classify === query.productClassify) &&
  (query.bankId === undefined || row.bankId === query.bankId) &&
  (query.guaranteeType === undefined ||
    row.guaranteeType === query.guaranteeType ||
    (row.guaranteeType === 'CREDIT_OR_MORTGAGE' &&
      ['CREDIT', 'MORTGAGE'].includes(query.guaranteeType))) &&
  (query.amount === undefined ||
    reaches(row.minLoanLimit, row.maxLoanLimit, bounds[query.amount] ?? [0, 0])) &&
  (query.term === undefined ||
    reaches(row.minLoanTerm, row.maxLoanTerm, bounds[query.term] ?? [0, 0])) &&
  (query.keyword === undefined || row.name.includes(query.keyword));

const maybe = <Value>(values: readonly Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined });
const queries = fc.record<Query>({
  productCategoryId: maybe(['1', '2', '3', '4']),
  productClassify: maybe(classes),
  amount: maybe(AmountRangeValues),
  term: maybe(TermRangeValues),
  guaranteeType: maybe(['CREDIT', 'MORTGAGE', 'PLEDGE', 'GENERAL']),
  bankId: maybe(['1', '2', '3', '4']),
  keyword: maybe(['甲', '_', '%', '贷', '丙']),
});

test('any choice of filters finds what a naive filter finds', async () => {
  await fc.assert(
    fc.asyncProperty(queries, async (query) => {
      const given = Object.entries(query).filter((pair): pair is [string, string] => !!pair[1]);
      const { content, page: found } = await page('index', Object.fromEntries(given));
      const wanted = rows.filter((row) => matches(row, query)).map(({ id }) => id);
      expect(content.map(({ id }) => id).sort()).toEqual(wanted.sort());
      expect(found.total).toBe(wanted.length);
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['amount', '0-100', 100],
  ['amount', '101-200', 101],
  ['amount', '501-', 501],
  ['term', '0-6', 6],
  ['term', '7-12', 7],
  ['term', '37-', 37],
])('%s %s holds the product that reaches it by %i alone', async (name, range, edge) => {
  const { content } = await page('index', { [name]: range });
  const within = content.filter((one) =>
    name === 'amount'
      ? one.minLoanLimit === edge && one.maxLoanLimit === edge
      : one.minLoanTerm === edge && one.maxLoanTerm === edge,
  );
  const stored = rows.filter((row) =>
    name === 'amount'
      ? row.minLoanLimit === edge && row.maxLoanLimit === edge && row.onShelf
      : row.minLoanTerm === edge && row.maxLoanTerm === edge && row.onShelf,
  );
  expect(within.length).toBe(stored.length);
});

test('WeChat products are those of that kind, and filters narrow them', async () => {
  const { content } = await page('wechat', { productCategoryId: '2' });
  const wanted = rows.filter(
    (row) => row.onShelf && row.urlType === 'WECHAT' && row.categoryId === '2',
  );
  expect(wanted.length).toBeGreaterThan(0);
  expect(content.map(({ id }) => id).sort()).toEqual(wanted.map(({ id }) => id).sort());
});

test('the lowest rate comes first whatever its period, and rates of another kind last', async () => {
  const { content } = await page('index', { sortOrder: '2' });
  const perYear = { DAY: 360, MOUTH: 12, YEAR: 1, ELSE: Infinity } as const;
  const rates = content.map((one) => Number(one.minInterestRate) * perYear[one.interestRateType]);
  expect(new Set(content.map((one) => one.interestRateType)).size).toBe(4);
  expect(rates).toEqual([...rates].sort((one, other) => one - other));
});
