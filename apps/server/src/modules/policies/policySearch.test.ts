import { DeclareStatusValues, EnterpriseSizeValues } from '@huiqi/sdk/domain';
import { eq, like } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { policies, policyFigures } from '../../schema/policies.js';
import { searchLimits } from '../../search/searchLimits.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { wordsOf } from '../../text/fold.js';
import { declareStatusOn, isDeclarableOn } from './declareState.js';
import {
  countPolicies,
  findPolicyIds,
  readCandidates,
  type PolicyOrder,
  type PolicyQuery,
} from './policySearchRepository.js';

const today = '2026-06-15';
const days = [null, '2026-06-13', '2026-06-14', today, '2026-06-16'];
const limits = { ...searchLimits };

type Known = typeof policies.$inferSelect & { readonly views: number };

let testApp: TestApp;
let known: Known[] = [];
beforeAll(async () => {
  testApp = await openTestApp();
  const { db } = testApp;
  const [model] = await db.select().from(policies).where(eq(policies.id, '5001'));
  if (!model) throw new Error('The sample has no policy');
  const texts = ['小微企业贷款贴息', '贴息贷款：微企业', 'ＬＥＤ照明%', '专精特新_led', '𠮷林税㎡'];
  await db.insert(policies).values(
    Array.from({ length: 90 }, (_unused, turn) => ({
      ...model,
      id: `s${turn}`,
      title: `政策${turn % 9}`,
      plainText: `${texts[turn % 5]}${texts[(turn * 7) % 4]}`,
      publishNumber: turn % 3 === 0 ? null : `渝ａ〔2026〕${turn % 7}号`,
      category: [null, 'TAX', 'INDUSTRY'][turn % 3] ?? null,
      grade: ['CITY', 'COUNTY'][turn % 2] ?? 'CITY',
      enterpriseSizes: EnterpriseSizeValues.slice(0, turn % 4),
      publishOrgId: String(1 + (turn % 4)),
      publishedAt: new Date(Date.parse('2026-01-01T00:00:00Z') + (turn % 20) * 3_600_000),
      declareFrom: days[turn % 5] ?? null,
      declareUntil: days[(turn * 3 + Math.floor(turn / 5)) % 5] ?? null,
      declaredOnline: turn % 4 !== 0,
      withdrawnAt: turn % 13 === 0 ? new Date() : null,
    })),
  );
  await db
    .insert(policyFigures)
    .values(
      Array.from({ length: 60 }, (_unused, turn) => ({ policyId: `s${turn}`, views: turn % 7 })),
    );
  const rows = await db
    .select({ policy: policies, views: policyFigures.views })
    .from(policies)
    .leftJoin(policyFigures, eq(policyFigures.policyId, policies.id));
  known = rows.map(({ policy, views }) => ({ ...policy, views: views ?? 0 }));
});
afterEach(() => {
  Object.assign(searchLimits, limits);
});
afterAll(() => testApp.close());

const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/** The same search in its simplest form. */
function matches(one: Known, query: PolicyQuery): boolean {
  const isEqual = (name: 'category' | 'grade' | 'publishOrgId') =>
    query[name] === undefined || query[name] === one[name];
  const has = (text: string, keyword: string | undefined) =>
    wordsOf(keyword).every((word) => folded(text).includes(word));
  return (
    one.withdrawnAt === null &&
    isEqual('category') &&
    isEqual('grade') &&
    isEqual('publishOrgId') &&
    has([one.title, one.publishNumber, one.plainText].join('\n'), query.keyword) &&
    has(one.publishNumber ?? '', query.publishNumber) &&
    (query.enterpriseSize === undefined ||
      one.enterpriseSizes.length === 0 ||
      one.enterpriseSizes.includes(query.enterpriseSize)) &&
    (query.declareStatus === undefined || declareStatusOn(one, today) === query.declareStatus) &&
    (query.declarable !== true || isDeclarableOn(one, today))
  );
}

const compare = <Value extends string | number>(one: Value, other: Value) =>
  one < other ? -1 : Number(one > other);
const newest = (one: Known, other: Known) =>
  other.publishedAt.getTime() - one.publishedAt.getTime() || compare(one.id, other.id);
const groupOf = ({ declareUntil: end }: Known) => (end === null ? 1 : end < today ? 2 : 0);
const byEnd = (direction: number) => (one: Known, other: Known) =>
  groupOf(one) - groupOf(other) ||
  compare(one.declareUntil ?? '', other.declareUntil ?? '') *
    (groupOf(one) === 2 ? -1 : direction) ||
  newest(one, other);
const byViews = (direction: number) => (one: Known, other: Known) =>
  (one.views - other.views) * direction || newest(one, other);

const orders: Readonly<Record<PolicyOrder, (one: Known, other: Known) => number>> = {
  newest,
  endingFirst: byEnd(1),
  endingLast: byEnd(-1),
  viewsAsc: byViews(1),
  viewsDesc: byViews(-1),
};

const words = [
  '税',
  '贴息',
  '息贷',
  '小微企业',
  '微企业贷款',
  'LED',
  'ｌｅｄ',
  '%',
  '_',
  '𠮷林',
  'm2',
];
const some = <Value>(values: readonly Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 });
const queries = fc.record({
  keyword: some([...words, ' 贴息  税', '企业 补助', '没有', ' ']),
  publishNumber: some(['渝A', '2026', '3号', '号 渝']),
  category: some(['TAX', 'INDUSTRY']),
  grade: some(['CITY', 'COUNTY']),
  enterpriseSize: some(EnterpriseSizeValues),
  publishOrgId: some(['1', '2', 'none']),
  declareStatus: some(DeclareStatusValues),
  declarable: some([true, false]),
});

test.each([limits, { counted: 5, ids: 0, recent: 10, walked: 20 }])(
  'finds what plain filters find, within %o',
  async (within) => {
    Object.assign(searchLimits, within);
    const { counted: limit } = within;
    const { db } = testApp;
    await fc.assert(
      fc.asyncProperty(
        queries,
        fc.constantFrom(...(Object.keys(orders) as PolicyOrder[])),
        async (query, order) => {
          const all = known.filter((one) => matches(one, query)).sort(orders[order]);
          const ids = all.map(({ id }) => id);
          const total = { total: Math.min(ids.length, limit), isMore: ids.length > limit };
          for (const [offset, length] of [
            [0, 500],
            [3, 4],
          ] as const)
            expect(
              await findPolicyIds(db, query, { today, order }, { offset, limit: length }),
            ).toEqual({ ids: ids.slice(offset, offset + length), ...total });
          const counts = await countPolicies(db, query, today);
          expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
        },
      ),
      { numRuns: 120 },
    );
  },
);

test.each(words)('%s is found alone', async (keyword) => {
  const { ids } = await findPolicyIds(
    testApp.db,
    { keyword },
    { today, order: 'newest' },
    { offset: 0, limit: 500 },
  );
  const found = known.filter((one) => matches(one, { keyword }));
  expect(found.length).toBeGreaterThan(0);
  expect(ids.toSorted()).toEqual(found.map(({ id }) => id).toSorted());
});

test('policies that have ended suit no company', async () => {
  const found = (await readCandidates(testApp.db, today)).map(({ id }) => id);
  const open = known.filter((one) => declareStatusOn(one, today) !== 'ENDED');
  expect(found.toSorted()).toEqual(open.map(({ id }) => id).toSorted());
});

test('sees its own changes, and nothing of one that was rolled back', async () => {
  const { db } = testApp;
  const find = async (on: typeof db) =>
    (
      await findPolicyIds(
        on,
        { keyword: '蜂蜜' },
        { today, order: 'newest' },
        { offset: 0, limit: 9 },
      )
    ).ids;
  await db
    .transaction(async (tx) => {
      await tx.update(policies).set({ plainText: '蜂蜜' }).where(like(policies.id, 's1'));
      expect(await find(tx as unknown as typeof db)).toEqual(['s1']);
      throw new Error('changed its mind');
    })
    .catch((error: unknown) => expect(error).toEqual(new Error('changed its mind')));
  expect(await find(db)).toEqual([]);
});
