import type { TaxCreditGrade } from '@huiqi/sdk';

/** A product's conditions for a company, and the resulting loan limit. */
export interface MatchRules {
  /** Minimum age of the company in months. */
  readonly minMonths: number;
  readonly taxGrades: readonly TaxCreditGrade[];
  /** Revenue of the last full year, in 10,000 yuan. */
  readonly minRevenue: number;
  /** Tax paid in the last full year, in 10,000 yuan. */
  readonly minTax: number;
  /** The limit as a multiple of annual tax. */
  readonly taxMultiple: number;
  /** The limit as a percentage of annual revenue. */
  readonly revenuePercent: number;
}
