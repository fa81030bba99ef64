import type { TaxCreditGrade } from '@huiqi/sdk';

/** What a company must show for a product to suit it, and how much the bank then lends. */
export interface MatchRules {
  /** Months since the company was established. */
  readonly minMonths: number;
  readonly taxGrades: readonly TaxCreditGrade[];
  /** Revenue of the last full year, in 10,000 yuan. */
  readonly minRevenue: number;
  /** Tax paid in the last full year, in 10,000 yuan. */
  readonly minTax: number;
  /** The bank lends this many times the tax of a year. */
  readonly taxMultiple: number;
  /** The bank lends this part of the revenue of a year, in percent. */
  readonly revenuePercent: number;
}
