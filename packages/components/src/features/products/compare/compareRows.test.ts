import type { ProductDetail } from '@huiqi/sdk';
import { examples } from '@huiqi/sdk/testing';
import { describe, expect, it } from 'vitest';
import { compareCopy } from './compareCopy.js';
import { comparePayment } from './comparePayment.js';
import { compareRows } from './compareRows.js';
import { formatCompareQuery, parseCompareQuery, usualTerms } from './compareTerms.js';

const example = examples.getProduct.default as ProductDetail;
const terms = { amount: '10', months: '12', method: undefined };
const product = (own: Partial<ProductDetail>): ProductDetail => ({ ...example, ...own });
const rowsOf = (products: readonly ProductDetail[], given: typeof terms = terms) =>
  new Map(compareRows(products, given, compareCopy).map((row) => [row.key, row]));

describe('compareRows', () => {
  it('marks what differs, and the best with the reason in words', () => {
    const rows = rowsOf([
      product({ maxLoanLimit: 300, processingDays: 3 }),
      product({ maxLoanLimit: 500, processingDays: 7 }),
    ]);
    expect(rows.get('limit')).toMatchObject({
      differs: true,
      cells: [{ best: undefined }, { best: '额度最高' }],
    });
    expect(rows.get('processing')?.cells[0]?.best).toBe('办得最快');
    expect(rows.get('guarantee')?.differs).toBe(false);
  });

  it('has no best where all are equal or one alone is known', () => {
    const rows = rowsOf([product({ processingDays: 3 }), product({ processingDays: null })]);
    expect(rows.get('processing')?.cells.map(({ best }) => best)).toEqual([undefined, undefined]);
    expect(rows.get('limit')?.cells.map(({ best }) => best)).toEqual([undefined, undefined]);
  });

  it('compares rates by the year', () => {
    const rows = rowsOf([
      product({ minInterestRate: '3.85', maxInterestRate: '4.35' }),
      product({ minInterestRate: '0.0100', maxInterestRate: '0.0110', interestRateType: 'DAY' }),
      product({ minInterestRate: '0.0001', maxInterestRate: '9', interestRateType: 'ELSE' }),
    ]);
    expect(rows.get('rate')?.cells.map(({ best }) => best)).toEqual([
      undefined,
      '利率最低',
      undefined,
    ]);
    expect(rows.get('rate')?.cells[1]?.lines[1]).toBe('折年 3.60%~3.96%');
  });

  it('compares payments and interest of one way of repaying only', () => {
    const own = { repaymentTypeList: ['AVERAGE_CAPITAL_PLUS_INTEREST' as const] };
    const cheap = product({ ...own, maxInterestRate: '3' });
    const dear = product({ ...own, maxInterestRate: '6' });
    const bullet = product({
      repaymentTypeList: ['FIRST_INTEREST_LAST_LOAN'],
      maxInterestRate: '6',
    });
    expect(rowsOf([dear, cheap]).get('payment')?.cells[1]?.best).toBe('还得最少');
    const mixed = rowsOf([cheap, bullet]);
    expect(mixed.get('payment')?.cells.map(({ best }) => best)).toEqual([undefined, undefined]);
    expect(mixed.get('interest')?.cells.map(({ best }) => best)).toEqual([undefined, undefined]);
    expect(rowsOf([dear, cheap]).get('interest')?.cells[1]?.best).toBe('利息最少');
  });

  it('compares the way of repaying that all products have', () => {
    const either = product({
      repaymentTypeList: ['AVERAGE_CAPITAL', 'FIRST_INTEREST_LAST_LOAN'],
      maxInterestRate: '6',
    });
    const late = product({ repaymentTypeList: ['FIRST_INTEREST_LAST_LOAN'], maxInterestRate: '5' });
    const rows = rowsOf([either, late]);
    expect(rows.get('payment')?.cells.map(({ lines }) => lines[1])).toEqual([
      '按月付息，到期还本',
      '按月付息，到期还本',
    ]);
    expect(rows.get('interest')?.cells[1]?.best).toBe('利息最少');
  });
});

describe('comparePayment', () => {
  const limits = { minLoanLimit: 5, maxLoanLimit: 50, minLoanTerm: 6, maxLoanTerm: 12 };
  it.each([
    ['4', '12', 'outsideLimit'],
    ['5', '12', 'known'],
    ['50', '6', 'known'],
    ['51', '6', 'outsideLimit'],
    ['', '6', 'outsideLimit'],
    ['10', '5', 'outsideTerm'],
    ['10', '13', 'outsideTerm'],
    ['10', '', 'outsideTerm'],
  ])('%s for %s months is %s', (amount, months, kind) => {
    expect(comparePayment(product(limits), { amount, months, method: undefined }).kind).toBe(kind);
  });

  it('is unknown for rates of another kind', () => {
    const one = product({ ...limits, interestRateType: 'ELSE' });
    expect(comparePayment(one, terms).kind).toBe('unknown');
  });
});

describe('the address of a comparison', () => {
  it('is read back as it was written', () => {
    const values = {
      ids: ['100001', '100002'],
      amount: '12.5',
      months: '24',
      method: 'AVERAGE_CAPITAL' as const,
      onlyDifferent: true,
    };
    expect(parseCompareQuery(formatCompareQuery(values))).toEqual(values);
  });

  it.each(['ids=1,1,,<b>,2,3,4', 'amount=-1&months=x&method=FREE&only=1&ids=1,2,3'])(
    'leaves out what is not valid: %s',
    (text) => {
      expect(parseCompareQuery(new URLSearchParams(text))).toEqual({
        ids: ['1', '2', '3'],
        amount: undefined,
        months: undefined,
        method: undefined,
        onlyDifferent: false,
      });
    },
  );

  it('starts with a loan that the products offer', () => {
    const base = { minLoanLimit: 1, maxLoanLimit: 300, minLoanTerm: 6, maxLoanTerm: 60 };
    expect(usualTerms([base])).toEqual({ amount: '10', months: '12' });
    expect(usualTerms([base, { ...base, minLoanLimit: 50, minLoanTerm: 24 }])).toEqual({
      amount: '50',
      months: '24',
    });
    const large = { ...base, minLoanLimit: 101, minLoanTerm: 36 };
    expect(usualTerms([base, large, { ...base, maxLoanLimit: 30, maxLoanTerm: 12 }])).toEqual({
      amount: '10',
      months: '12',
    });
    expect(usualTerms([])).toEqual({ amount: '10', months: '12' });
  });
});
