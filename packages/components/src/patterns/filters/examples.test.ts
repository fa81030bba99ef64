import { expect, test } from 'vitest';
import { defineFilters } from './defineFilters.js';
import { amount } from './amount.js';
import { date } from './date.js';
import { id, oneOf, page, sortBy, text } from './kinds.js';
import { range } from './range.js';
import type { FilterLabels, FilterValues } from './types.js';

// The platform's two most complex lists, as a feature writes them (spec 1 §2, §3).

const AmountRangeValues = ['0-100', '101-200', '201-500', '501-'] as const;
const TermRangeValues = ['1-6', '7-12', '13-'] as const;
const StatusValues = ['BANK_NO_INFO', 'ACCEPT_SUCCESS', 'LOAN_SUCCESS'] as const;

const productFilters = defineFilters({
  productCategoryId: id(),
  productClassify: oneOf(['HOT', 'NEW']),
  amount: oneOf(AmountRangeValues),
  term: oneOf(TermRangeValues),
  guaranteeType: oneOf(['CREDIT', 'MORTGAGE']),
  keyword: text({ max: 50 }),
  sortOrder: sortBy([1, 2, 3], { default: 3 }),
  index: page(),
});
type ProductFilters = FilterValues<typeof productFilters.spec>;

const productLabels = (
  categories: Readonly<Record<string, string>>,
): FilterLabels<typeof productFilters.spec> => ({
  productCategoryId: { label: '产品类型', values: categories },
  productClassify: { label: '分类', values: { HOT: '热门', NEW: '最新' } },
  amount: {
    label: '额度',
    values: { '0-100': '100万以下', '101-200': '', '201-500': '', '501-': '' },
  },
  term: { label: '期限', values: { '1-6': '1-6个月', '7-12': '7-12个月', '13-': '' } },
  guaranteeType: { label: '担保', values: { CREDIT: '信用', MORTGAGE: '抵押' } },
  keyword: '关键词',
});

const staffOrderFilters = defineFilters({
  orderStatus: oneOf(StatusValues),
  dates: range(date(), 'dateStart', 'dateEnd'),
  orderCode: text({ max: 32 }),
  companyName: text({ max: 100 }),
  productName: text({ max: 100 }),
  money: range(amount(), 'moneyStart', 'moneyEnd'),
  index: page(),
});

const staffOrderLabels: FilterLabels<typeof staffOrderFilters.spec> = {
  orderStatus: {
    label: '申请状态',
    values: { BANK_NO_INFO: '审核中', ACCEPT_SUCCESS: '已授信', LOAN_SUCCESS: '已放款' },
  },
  dates: '申请日期',
  orderCode: '申请编号',
  companyName: '企业名称',
  productName: '产品名称',
  money: { label: '申请金额', unit: '万元' },
};

test('the loan market', () => {
  const values: ProductFilters = {
    productCategoryId: '1',
    productClassify: 'HOT',
    amount: '501-',
    term: '7-12',
    guaranteeType: 'CREDIT',
    keyword: '云税 & 贷',
    sortOrder: 2,
    index: 3,
  };
  expect(productFilters.parse(new URLSearchParams(String(productFilters.format(values))))).toEqual(
    values,
  );
  expect(productFilters.resolve({})).toEqual({ sortOrder: 3, index: 1 });
  expect(productFilters.change({ index: 4, keyword: 'a' }, { term: '7-12' })).toEqual({
    keyword: 'a',
    term: '7-12',
  });
  const active = productFilters.active(values, productLabels({ '1': '税贷' }));
  expect(active[0]).toEqual({ key: 'productCategoryId', label: '产品类型：税贷' });
  expect(active.map(({ key }) => key)).not.toContain('sortOrder');
});

test('the list of the bank', () => {
  const values = {
    orderStatus: 'ACCEPT_SUCCESS',
    dateStart: '2026-01-01',
    dateEnd: '2026-11-20',
    orderCode: 'DJ1',
    companyName: '明月',
    productName: '云税贷',
    moneyStart: '1',
    moneyEnd: '300.5',
    index: 2,
  } as const;
  expect(staffOrderFilters.parse(staffOrderFilters.format(values))).toEqual(values);
  const labels = staffOrderFilters.active(values, staffOrderLabels).map(({ label }) => label);
  expect(labels).toEqual([
    '申请状态：已授信',
    '申请日期：2026-01-01 至 2026-11-20',
    '申请编号：DJ1',
    '企业名称：明月',
    '产品名称：云税贷',
    '申请金额：1万元 至 300.5万元',
  ]);
  expect(staffOrderFilters.remove({ index: 3, dateEnd: '2026-11-20' }, 'dates')).toEqual({});
});
