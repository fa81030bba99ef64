import type { TaxCreditGrade } from '../../generated/enums.js';
import { scaled } from '../money/fen.js';

/** What a company's loan limit is estimated from; amounts in yuan as decimal strings, of the last full year. */
export interface LoanLimitBasis {
  readonly taxCreditGrade: TaxCreditGrade;
  readonly annualRevenue: string;
  readonly annualTax: string;
}

/** Range of a loan limit in whole 10,000 yuan. */
export interface LoanLimitRange {
  readonly minLoanLimit: number;
  readonly maxLoanLimit: number;
}

interface GradeFactors {
  /** A limit is this many times the tax paid in a year. */
  readonly taxMultiple: bigint;
  /** A limit is this part of the revenue of a year, in percent. */
  readonly revenuePercent: bigint;
}

/** The better a taxpayer is rated, the more its figures count for; D-rated taxpayers get no credit. */
const factors: Readonly<Record<TaxCreditGrade, GradeFactors>> = {
  A: { taxMultiple: 8n, revenuePercent: 25n },
  B: { taxMultiple: 6n, revenuePercent: 20n },
  M: { taxMultiple: 4n, revenuePercent: 12n },
  C: { taxMultiple: 2n, revenuePercent: 6n },
  D: { taxMultiple: 0n, revenuePercent: 0n },
};

const fenOfWan = 1_000_000n;
/** No limit above this is estimated, in 10,000 yuan: larger loans are for individual negotiation. */
const most = 3_000n;

/**
 * Estimates how much a company can borrow (spec 1 §3 Loan limit; the rule is inferred): the range between what its taxes
 * and what its revenue support. Throws RangeError for amounts that are no decimals.
 */
export function estimateLoanLimit(basis: LoanLimitBasis): LoanLimitRange {
  const { taxMultiple, revenuePercent } = factors[basis.taxCreditGrade];
  const byTax = scaled(basis.annualTax, 2, 'annualTax') * taxMultiple;
  const byRevenue = (scaled(basis.annualRevenue, 2, 'annualRevenue') * revenuePercent) / 100n;
  const [low, high] = byTax < byRevenue ? [byTax, byRevenue] : [byRevenue, byTax];
  return { minLoanLimit: wholeWan(low), maxLoanLimit: wholeWan(high) };
}

function wholeWan(fen: bigint): number {
  const wan = fen / fenOfWan;
  return Number(wan > most ? most : wan);
}
