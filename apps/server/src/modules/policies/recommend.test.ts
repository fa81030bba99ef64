import { expect, test } from 'vitest';
import type { CompanyFeatures } from './companyFeatures.js';
import { sizeOf } from './companyFeatures.js';
import { recommend } from './recommend.js';
import type { Candidate } from './policySearchRepository.js';

const today = '2026-11-20';
const company: CompanyFeatures = {
  companyId: '1',
  areaCodes: ['500000', '500200', '500231'],
  areaName: '垫江县',
  industry: '食品制造业',
  establishedOn: '2022-11-20',
  size: 'SMALL',
};
const policy = (own: Partial<Candidate>): Candidate => ({
  id: '1',
  enterpriseSizes: [],
  publishedAt: new Date(0),
  declareUntil: '2026-12-31',
  targets: {},
  ...own,
});
const reasonsOf = (own: Partial<Candidate>, features: Partial<CompanyFeatures> = {}) =>
  recommend([policy(own)], { ...company, ...features }, today)[0]?.reasons;

test.each([
  [
    'industry',
    { targets: { industries: ['软件', '制造'] } },
    ['企业所属行业“食品制造业”在支持范围内'],
  ],
  ['another industry', { targets: { industries: ['软件'] } }, undefined],
  ['county', { targets: { areaCodes: ['500231'] } }, ['面向企业所在的垫江县']],
  ['another county', { targets: { areaCodes: ['500233'] } }, undefined],
  ['the whole province alone', { targets: { areaCodes: ['500000'] } }, undefined],
  ['size', { enterpriseSizes: ['SMALL' as const] }, ['支持小型企业，与企业上年营收规模相符']],
  ['another size', { enterpriseSizes: ['LARGE' as const] }, undefined],
  ['old enough today', { targets: { minMonths: 48 } }, ['企业成立已满4年']],
  ['too young', { targets: { minMonths: 49 } }, undefined],
  ['young enough', { targets: { maxMonths: 60 } }, ['企业成立不超过5年']],
  ['too old', { targets: { maxMonths: 47 } }, undefined],
  ['odd months', { targets: { minMonths: 18 } }, ['企业成立已满18个月']],
  [
    'all but one',
    {
      targets: { industries: ['制造'], areaCodes: ['500233'] },
      enterpriseSizes: ['SMALL' as const],
    },
    undefined,
  ],
  ['nothing in particular', {}, undefined],
])('%s', (_name, own, reasons) => expect(reasonsOf(own)).toEqual(reasons));

test('what nobody knows of a company counts neither way', () => {
  const own = { targets: { industries: ['软件'], minMonths: 12, areaCodes: ['500231'] } };
  const unknown = { industry: null, establishedOn: null, size: null };
  expect(reasonsOf(own, unknown)).toEqual(['面向企业所在的垫江县']);
});

test('the better match comes first, then the one that ends first, then the newest', () => {
  const county = { areaCodes: ['500231'] };
  const entries = [
    policy({ id: 'county, later', targets: county, declareUntil: null }),
    policy({ id: 'county, older', targets: county }),
    policy({ id: 'county, newer', targets: county, publishedAt: new Date(1) }),
    policy({ id: 'county, sooner', targets: county, declareUntil: '2026-11-21' }),
    policy({ id: 'both', targets: { ...county, industries: ['食品'] }, declareUntil: null }),
  ];
  expect(recommend(entries, company, today).map(({ policyId }) => policyId)).toEqual([
    'both',
    'county, sooner',
    'county, newer',
    'county, older',
    'county, later',
  ]);
});

test.each([
  ['2999999.99', 'MICRO'],
  ['3000000.00', 'SMALL'],
  ['20000000.00', 'MEDIUM'],
  ['400000000.00', 'LARGE'],
])('a revenue of %s is that of a %s company', (revenue, size) => {
  const year = { year: 2025, revenue, taxPaid: '0.00', netProfit: '0.00' };
  expect(sizeOf({ taxCreditGrade: 'A', taxArrears: '0.00', years: [year] })).toBe(size);
});

test('without figures the size is unknown', () => {
  expect(sizeOf(null)).toBeNull();
  expect(sizeOf({ taxCreditGrade: 'A', taxArrears: '0.00', years: [] })).toBeNull();
});
