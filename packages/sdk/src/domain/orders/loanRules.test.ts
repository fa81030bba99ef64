import { describe, expect, test } from 'vitest';
import { loanErrors } from './loanRules.js';

const today = '2026-11-27';
const limits = {
  amount: '13',
  dateStart: '2026-11-20',
  minRate: '3.45',
  maxRate: '4.35',
  minTerm: 6,
  maxTerm: 36,
};
type Loan = Parameters<typeof loanErrors>[0];
const loan: Loan = { date: '2026-11-25', amount: '13', rate: '3.85', term: 12 };
const errorsOf = (change: Partial<Loan>, of = limits as Parameters<typeof loanErrors>[1]) =>
  loanErrors({ ...loan, ...change }, of, today).map(({ field, message }) => `${field}: ${message}`);

describe('a loan within its limits', () => {
  test.each<Partial<Loan>>([
    {},
    { date: limits.dateStart, amount: '0.01', rate: '3.45', term: 6 },
    { date: today, rate: '4.3500', term: 36 },
    { rate: '12', remark: '利率经协商上浮' },
    { term: 48, remark: '经总行批准展期' },
  ])('is right: %o', (change) => expect(errorsOf(change)).toEqual([]));

  test('of a product whose rate has no period takes any rate', () => {
    expect(errorsOf({ rate: '12' }, { ...limits, minRate: null, maxRate: null })).toEqual([]);
  });
});

test.each<[Partial<Loan>, string]>([
  [{ date: '' }, 'date: 请选择放款日期'],
  [{ date: '2026-11-31' }, 'date: 请选择放款日期'],
  [{ date: '1990-01-01' }, 'date: 放款日期不能早于申请日期2026-11-20'],
  [{ date: '2099-01-01' }, 'date: 放款日期不能晚于今天'],
  [{ amount: '' }, 'amount: 请输入放款金额，最多两位小数'],
  [{ amount: '1.234' }, 'amount: 请输入放款金额，最多两位小数'],
  [{ amount: '0.00' }, 'amount: 放款金额须大于0'],
  [{ amount: '13.01' }, 'amount: 放款金额不能超过13万元'],
  [{ amount: '99990000' }, 'amount: 放款金额不能超过13万元'],
  [{ rate: '99', remark: '协商利率' }, 'rate: 请输入利率，如 3.85，不能超过36%'],
  [{ rate: '' }, 'rate: 请输入利率，如 3.85，不能超过36%'],
  [{ term: 0 }, 'term: 请输入1至600之间的整数'],
  [{ term: Number.NaN }, 'term: 请输入1至600之间的整数'],
  [{ term: 601, remark: '协商期限' }, 'term: 请输入1至600之间的整数'],
  [{ rate: '4.36' }, 'remark: 超出产品范围（年利率3.45%~4.35%），请在备注中说明原因'],
  [{ term: 37, remark: '　 ' }, 'remark: 超出产品范围（期限6-36个月），请在备注中说明原因'],
])('refuses %o', (change, error) => expect(errorsOf(change)).toEqual([error]));
