import { expect, test } from 'vitest';
import type { CompanyFigures } from '../../registry/CompanyRegistry.js';
import { contributionOf } from './contributionOf.js';

const year = { year: 2025, revenue: '8000000.00', taxPaid: '120000.00', netProfit: '1.00' };
const figures: CompanyFigures = { taxCreditGrade: 'A', taxArrears: '0.00', years: [year] };

test('negative revenue and tax count as zero, for the range, the figures and the remarks', () => {
  const years = [{ ...year, revenue: '-100000.00', taxPaid: '-3000.00' }];
  expect(contributionOf({ ...figures, years })).toEqual({
    minLoanLimit: 0,
    maxLoanLimit: 0,
    taxCreditGrade: 'A',
    year: 2025,
    annualRevenue: '0.00',
    annualTax: '0.00',
    remarks: ['纳税信用等级为A级', '2025年营业收入0万元，纳税0万元'],
  });
});

test('little tax that is due prevents an estimate, and is not called nothing', () => {
  expect(contributionOf({ ...figures, taxArrears: '30.00' })).toMatchObject({
    maxLoanLimit: 0,
    remarks: { 2: '有欠税0.01万元，缴清后可测算额度' },
  });
});
