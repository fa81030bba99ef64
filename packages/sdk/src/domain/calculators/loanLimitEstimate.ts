import type { TaxCreditGrade } from '../../generated/enums.js';
import { scaled } from '../money/fen.js';

/** The figures for estimating a company's loan limit: yuan as decimal strings, of the last full year. */
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
  /** The limit as a multiple of annual tax. */
  readonly taxMultiple: bigint;
  /** The limit as a percentage of annual revenue. */
  readonly revenuePercent: bigint;
}

/** Weight of the figures by tax rating; D-rated taxpayers get no credit. */
const factors: Readonly<Record<TaxCreditGrade, GradeFactors>> = {
  A: { taxMultiple: 8n, revenuePercent: 25n },
  B: { taxMultiple: 6n, revenuePercent: 20n },
  M: { taxMultiple: 4n, revenuePercent: 12n },
  C: { taxMultiple: 2n, revenuePercent: 6n },
  D: { taxMultiple: 0n, revenuePercent: 0n },
};

const fenOfWan = 1_000_000n;
/** Maximum estimate, in 10,000 yuan: larger loans are negotiated individually. */
const most = 3_000n;

/**
 * Estimates how much a company can borrow (spec 1 §3 Loan limit; the rule is inferred): the range between what its
 * taxes and its revenue support. Throws RangeError for invalid amounts.
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
