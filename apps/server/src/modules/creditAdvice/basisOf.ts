import type { CreditAdviceBasis } from '@huiqi/sdk';
import { formatDate } from '@huiqi/sdk/domain';
import { plainDecimal } from '../../text/decimals.js';
import type { CompanyFigures, RegisteredCompany } from '../../registry/CompanyRegistry.js';

/** Yuan as 10,000 yuan with at most two decimals. */
const toWan = (yuan: string) => plainDecimal((Number(yuan) / 10_000).toFixed(2));

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

/** What products are compared with, of the figures and the age of a company. */
export function basisOf(
  { establishedOn }: Pick<RegisteredCompany, 'establishedOn'>,
  { taxCreditGrade, taxArrears, years }: CompanyFigures,
  now: Date,
): CreditAdviceBasis {
  const [last, before] = years;
  return {
    taxCreditGrade,
    year: last?.year ?? null,
    revenue: toWan(last?.revenue ?? '0'),
    revenueGrowth: growthOf(last?.revenue, before?.revenue),
    taxPaid: toWan(last?.taxPaid ?? '0'),
    taxArrears: toWan(taxArrears),
    operatingMonths:
      establishedOn === null ? null : monthsBetween(establishedOn, formatDate(now.toISOString())),
  };
}
