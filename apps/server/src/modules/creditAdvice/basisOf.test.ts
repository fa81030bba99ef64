import { expect, it, test } from 'vitest';
import type { CompanyFigures } from '../../registry/CompanyRegistry.js';
import { basisOf, monthsBetween } from './basisOf.js';

it.each([
  ['2019-05-06', '2026-11-20', 90],
  ['2025-11-20', '2026-11-20', 12],
  ['2025-11-21', '2026-11-20', 11],
  ['2026-11-21', '2026-11-20', 0],
])('from %s to %s there are %i whole months', (from, to, months) => {
  expect(monthsBetween(from, to)).toBe(months);
});

const now = new Date('2026-11-20T08:00:00Z');
const year = (number: number, revenue: string) => ({
  year: number,
  revenue,
  taxPaid: '224000.00',
  netProfit: '1.00',
});

test('is what the last full year says, in 10,000 yuan', () => {
  const years = [year(2025, '8600000.00'), year(2024, '7644444.44')];
  expect(
    basisOf(
      { establishedOn: '2019-05-06' },
      { taxCreditGrade: 'A', taxArrears: '12500.00', years },
      now,
    ),
  ).toEqual({
    taxCreditGrade: 'A',
    year: 2025,
    revenue: '860',
    revenueGrowth: '12.50',
    taxPaid: '22.4',
    taxArrears: '1.25',
    operatingMonths: 90,
  });
});

test('negative revenue and tax count as zero, and nothing grows from there', () => {
  const negative = { ...year(2025, '-100000.00'), taxPaid: '-3000.00' };
  const basis = (years: CompanyFigures['years']) =>
    basisOf({ establishedOn: null }, { taxCreditGrade: 'A', taxArrears: '0.00', years }, now);
  const counted = { revenue: '0', taxPaid: '0', revenueGrowth: '-100.00' };
  expect(basis([negative, year(2024, '100000.00')])).toMatchObject(counted);
  expect(basis([year(2025, '100000.00'), negative]).revenueGrowth).toBeNull();
});

test('a company of this year has neither year nor growth', () => {
  const figures = { taxCreditGrade: 'M', taxArrears: '0.00', years: [] } as const;
  expect(basisOf({ establishedOn: null }, figures, now)).toMatchObject({
    year: null,
    revenue: '0',
    revenueGrowth: null,
    operatingMonths: null,
  });
  const first = { ...figures, years: [year(2025, '100.00'), year(2024, '0')] };
  expect(basisOf({ establishedOn: null }, first, now).revenueGrowth).toBeNull();
});
