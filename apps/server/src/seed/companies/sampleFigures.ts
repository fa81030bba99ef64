import type { TaxCreditGrade } from '@huiqi/sdk';
import type { CompanyFigures, YearFigures } from '../../registry/CompanyRegistry.js';
import type { RegisterEntry } from './registerEntry.js';

const grades: readonly TaxCreditGrade[] = ['A', 'B', 'B', 'A', 'M', 'B', 'C', 'A', 'B', 'D'];
/** Revenue growth over the year before, in percent. */
const growths = [118, 106, 96, 131, 102, 88];
const shownYears = 3;

/** A number derived from a credit code, so that figures are the same at every start. */
export const numberOf = (creditCode: string): number =>
  Array.from(creditCode).reduce((sum, sign, at) => sum + (sign.codePointAt(0) ?? 0) * (at + 7), 0);

const yuan = (amount: number) => `${Math.round(amount)}.00`;

/**
 * Tax and revenue of a sample company for the years of its existence, plausible for its registered capital; one in ten
 * is rated D and owes tax.
 */
export function sampleFigures(entry: RegisterEntry, lastYear: number): CompanyFigures | null {
  if (entry.status !== 'ACTIVE') return null;
  const turn = numberOf(entry.creditCode);
  const taxCreditGrade = grades[turn % grades.length] ?? 'M';
  const growth = (growths[turn % growths.length] ?? 100) / 100;
  const lastRevenue = Number(entry.registeredCapital ?? 100) * 10_000 * (2 + (turn % 17) / 4);
  const firstYear = Number(entry.establishedOn?.slice(0, 4) ?? lastYear);
  const years = Array.from({ length: shownYears }, (_unused, ago): YearFigures => {
    const revenue = lastRevenue / growth ** ago;
    const margin = (turn + ago) % 9 === 8 ? -0.03 : 0.04 + ((turn + ago) % 5) / 50;
    return {
      year: lastYear - ago,
      revenue: yuan(revenue),
      taxPaid: yuan(revenue * (0.018 + (turn % 7) / 500)),
      netProfit: yuan(revenue * margin),
    };
  }).filter(({ year }) => year > firstYear);
  const taxArrears = taxCreditGrade === 'D' ? yuan(lastRevenue / 100) : '0.00';
  return { taxCreditGrade, taxArrears, years };
}
