import type { CreditAdviceBasis } from '@huiqi/sdk';
import { formatDate, yuanToWan } from '@huiqi/sdk/domain';
import { arrearsInWan } from '../../registry/arrearsInWan.js';
import { atLeastZero } from '../../registry/atLeastZero.js';
import type { CompanyFigures, RegisteredCompany } from '../../registry/CompanyRegistry.js';

function growthOf(now: string | undefined, before: string | undefined): string | null {
  if (now === undefined || before === undefined || Number(before) === 0) return null;
  return ((Number(now) / Number(before) - 1) * 100).toFixed(2);
}

/** Whole months between two days (YYYY-MM-DD). */
export function monthsBetween(from: string, to: string): number {
  const [years = 0, months = 0, days = 0] = [from, to]
    .map((day) => day.split('-').map(Number))
    .reduce((earlier, later) => later.map((part, at) => part - (earlier[at] ?? 0)));
  return Math.max(0, years * 12 + months - (days < 0 ? 1 : 0));
}

/** The figures and age of a company that products are compared with. */
export function basisOf(
  { establishedOn }: Pick<RegisteredCompany, 'establishedOn'>,
  { taxCreditGrade, taxArrears, years }: CompanyFigures,
  now: Date,
): CreditAdviceBasis {
  const [last] = years;
  const revenues = years.map(({ revenue }) => atLeastZero(revenue));
  return {
    taxCreditGrade,
    year: last?.year ?? null,
    revenue: yuanToWan(revenues[0] ?? '0'),
    revenueGrowth: growthOf(revenues[0], revenues[1]),
    taxPaid: yuanToWan(atLeastZero(last?.taxPaid ?? '0')),
    taxArrears: arrearsInWan(taxArrears),
    operatingMonths:
      establishedOn === null ? null : monthsBetween(establishedOn, formatDate(now.toISOString())),
  };
}
