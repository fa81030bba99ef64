import { expect, it } from 'vitest';
import { sampleRenewalBank } from '../settingSamples.fixture.js';
import { managedFieldsCopy } from './copy.js';
import { renewalLines, renewalText } from './renewalLines.js';

const { products } = sampleRenewalBank;

it('writes a product a line and reads it again', () => {
  const typed = renewalLines.toText(products);
  expect(typed).toBe('渝快续贷 | 企业续贷 | 500 | 年利率 | 3.65 | 4.35 | 36');
  expect(renewalLines.toValue(typed, products)).toEqual(products);
});

it('says in words what a line means', () => {
  expect(
    renewalText(managedFieldsCopy)('渝快续贷 | 企业续贷 | 500 | 月利率 | 3.65 | 4.35 | 36'),
  ).toBe('渝快续贷：企业续贷，最高 500 万元，利率 3.65%～4.35%（月利率），最长 36 个月');
});

it('takes the short name of a type, a wide bar and no rate type, which is by the year then', () => {
  expect(renewalLines.toValue('渝快续贷｜个人｜50｜3｜4.5｜12\n\n', products)).toEqual([
    {
      name: '渝快续贷',
      renewType: 'PERSONAL',
      maxLoanLimit: 50,
      minInterestRate: '3',
      maxInterestRate: '4.5',
      interestRateType: 'YEAR',
      maxLoanTerm: 12,
    },
  ]);
});

it('keeps the rate type of a renamed product', () => {
  const [old] = products;
  const daily = renewalLines.toText([{ ...old!, interestRateType: 'DAY' }]);
  const [read] = renewalLines.toValue(daily.replace(old!.name, '新名'), products);
  expect(read).toMatchObject({ name: '新名', interestRateType: 'DAY' });
});

it('makes 0 of what is no figure, which cannot be submitted', () => {
  const [read] = renewalLines.toValue('新续贷 | 企业 | 很多 | 低 | 4% | 三年', []);
  expect(read).toMatchObject({ maxLoanLimit: 0, minInterestRate: '0', maxLoanTerm: 0 });
});

it('finds the first line whose type is unknown or missing, or that has more parts than a product', () => {
  const right = '渝快续贷 | 企业 | 500 | 3.65 | 4.35 | 36';
  const wrongLine = (typed: string) => renewalLines.wrongLine?.(typed);
  expect(wrongLine(`${right}\n\n`)).toBe(0);
  expect(wrongLine('')).toBe(0);
  expect(wrongLine(`${right}\n\n个体贷 | 个体 | 50 | 3 | 4 | 12`)).toBe(3);
  expect(wrongLine('新续贷')).toBe(1);
  expect(wrongLine(`${right} | 12`)).toBe(1);
  expect(wrongLine('渝快续贷 | 企业 | 500 | 年利率 | 3.65 | 4.35 | 36')).toBe(0);
});
