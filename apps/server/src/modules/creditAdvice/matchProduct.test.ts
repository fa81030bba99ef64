import type { CreditAdviceBasis } from '@huiqi/sdk';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { basisOf } from './basisOf.js';
import { matchProduct } from './matchProduct.js';

const basis: CreditAdviceBasis = {
  taxCreditGrade: 'A',
  year: 2025,
  revenue: '860',
  revenueGrowth: '12.50',
  taxPaid: '22.4',
  taxArrears: '0',
  operatingMonths: 88,
};
const trade = { name: '重庆明月食品有限公司', industry: '食品制造业' };
const product = {
  categoryId: '1',
  minLoanLimit: 1,
  maxLoanLimit: 300,
  guaranteeType: 'CREDIT',
  matchRules: {
    minMonths: 24,
    taxGrades: ['A', 'B'],
    minRevenue: 500,
    minTax: 5,
    taxMultiple: 6,
    revenuePercent: 20,
  },
} as const;

test('a company that meets every condition gets a limit and the reasons', () => {
  expect(matchProduct(basis, product, trade)).toEqual({
    met: [
      '已经营88个月',
      '纳税信用等级为A级',
      '无欠税',
      '2025年营业收入860万元，达到500万元的要求',
      '2025年纳税22.4万元，达到5万元的要求',
      '营业收入比上一年增长12.50%',
      '纯信用，无需抵押担保',
    ],
    unmet: [],
    adviceLimit: 172,
    degree: 94,
  });
});

it.each<[string, Partial<CreditAdviceBasis>, string]>([
  ['too young', { operatingMonths: 23 }, '已经营23个月，该产品要求满24个月'],
  ['of unknown age', { operatingMonths: null }, '没有登记成立日期，该产品要求经营满24个月'],
  ['rated too low', { taxCreditGrade: 'M' }, '纳税信用等级为M级，该产品要求A、B级'],
  ['owing tax', { taxArrears: '3.2' }, '有欠税3.2万元，缴清后可申请'],
  [
    'selling too little',
    { revenue: '499.99' },
    '2025年营业收入499.99万元，该产品要求不低于500万元',
  ],
  ['paying too little', { taxPaid: '4.99' }, '2025年纳税4.99万元，该产品要求不低于5万元'],
])('a company %s does not fit and is told why', (_name, changed, reason) => {
  const { unmet, degree } = matchProduct({ ...basis, ...changed }, product, trade);
  expect(unmet).toEqual([reason]);
  expect(degree).toBe(0);
});

it.each([
  ['0.01', '有欠税0.01万元，缴清后可申请'],
  ['30.00', '有欠税0.01万元，缴清后可申请'],
  ['150.00', '有欠税0.02万元，缴清后可申请'],
])('tax due of %s yuan counts, however little it is', (taxArrears, reason) => {
  const figures = { taxCreditGrade: 'A', taxArrears, years: [] } as const;
  const { taxArrears: owed } = basisOf({ establishedOn: null }, figures, new Date());
  expect(matchProduct({ ...basis, taxArrears: owed }, product, trade).unmet).toEqual([reason]);
});

test('conditions are met at their edges', () => {
  const edge = { ...basis, operatingMonths: 24, taxCreditGrade: 'B', revenue: '500', taxPaid: '5' };
  expect(matchProduct(edge as CreditAdviceBasis, product, trade).unmet).toEqual([]);
});

test('a company without a full year is not measured by figures it does not have', () => {
  const young = { ...basis, year: null, revenue: '0', revenueGrowth: null, taxPaid: '0' };
  expect(matchProduct(young, product, trade).unmet).toEqual(['尚无完整年度的纳税申报数据']);
});

test('a product that names no grade and no months takes every company, of unknown age too', () => {
  const open = { ...product, matchRules: { ...product.matchRules, taxGrades: [], minMonths: 0 } };
  const unknown = { ...basis, taxCreditGrade: 'D', operatingMonths: null } as const;
  const { met, unmet } = matchProduct(unknown, open, trade);
  expect(unmet).toEqual([]);
  expect(met.join()).not.toContain('个月');
});

test('an amount below what the bank lends at least does not fit', () => {
  const large = { ...product, minLoanLimit: 200 };
  expect(matchProduct(basis, large, trade).unmet).toEqual([
    '按纳税与收入测算的额度不足该产品的起贷额200万元',
  ]);
});

test('limit and degree keep their bounds for any figures', () => {
  const wan = fc.integer({ min: 0, max: 99_999_999 }).map((fen) => String(fen / 100));
  const figures = fc.record({
    taxCreditGrade: fc.constantFrom('A', 'B', 'M', 'C', 'D'),
    year: fc.constantFrom(2025, null),
    revenue: wan,
    revenueGrowth: fc.option(
      fc.integer({ min: -9_999, max: 99_999 }).map((v) => (v / 100).toFixed(2)),
    ),
    taxPaid: wan,
    taxArrears: wan,
    operatingMonths: fc.option(fc.integer({ min: 0, max: 900 })),
  });
  fc.assert(
    fc.property(figures, (given) => {
      const { adviceLimit, degree, unmet } = matchProduct(
        given as CreditAdviceBasis,
        product,
        trade,
      );
      expect(Number.isInteger(adviceLimit)).toBe(true);
      expect(adviceLimit).toBeLessThanOrEqual(product.maxLoanLimit);
      expect(degree).toBeLessThanOrEqual(100);
      expect(degree > 0).toBe(unmet.length === 0);
    }),
  );
});

test.each([
  ['3', { name: '垫江迎宾酒店有限公司', industry: null }, true],
  ['3', { name: '重庆迎宾管理有限公司', industry: '住宿业' }, true],
  ['3', trade, false],
  ['2', { name: '垫江县城西烟酒店', industry: '批发和零售业' }, true],
  ['2', trade, false],
  ['1', trade, true],
])('category %s is for %o: %s', (categoryId, company, fits) => {
  const { unmet } = matchProduct(basis, { ...product, categoryId }, company);
  expect(unmet.length === 0).toBe(fits);
});
