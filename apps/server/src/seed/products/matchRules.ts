import type { TaxCreditGrade } from '@huiqi/sdk';
import type { MatchRules } from '../../schema/columns/matchRules.js';

const gradeSets: readonly (readonly TaxCreditGrade[])[] = [
  ['A', 'B'],
  ['A', 'B', 'M'],
  ['A', 'B', 'M', 'C'],
  ['A'],
];
const months = [12, 24, 36];
const revenues = [50, 100, 200, 500, 1000];
const pick = <Item>(items: readonly Item[], turn: number) => items[turn % items.length] as Item;

/** The rules of a sample product, derived from its position so that they never vary. */
export function makeMatchRules(position: number, maxLimit: number): MatchRules {
  const minRevenue = Math.min(pick(revenues, position), maxLimit * 2);
  return {
    minMonths: pick(months, position),
    taxGrades: pick(gradeSets, position),
    minRevenue,
    minTax: Math.max(1, Math.round(minRevenue / 100)),
    taxMultiple: 4 + (position % 6),
    revenuePercent: 10 + (position % 4) * 5,
  };
}

const years: Readonly<Record<number, string>> = { 12: '一年', 24: '两年', 36: '三年' };

/** The same rules as readable conditions. */
export const conditionTexts = (rules: MatchRules, county: string): string[] => [
  `企业在${county}登记注册并正常经营满${years[rules.minMonths] ?? `${rules.minMonths}个月`}`,
  `纳税信用等级为${rules.taxGrades.join('、')}级，无欠税`,
  `上年度营业收入不低于${rules.minRevenue}万元，纳税额不低于${rules.minTax}万元`,
  '企业及法定代表人信用记录良好，近12个月无重大违法违规记录',
];
