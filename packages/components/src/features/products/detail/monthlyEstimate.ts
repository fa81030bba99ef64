import type { ProductDetail, RepaymentType } from '@huiqi/sdk';
import { fenToYuan, formatThousands, repaymentSchedule } from '@huiqi/sdk/domain';

/** What the first payment is: an equal one of all months, the highest, or the interest without the principal. */
export const paymentLabels = {
  AVERAGE_CAPITAL_PLUS_INTEREST: 'monthly',
  AVERAGE_CAPITAL: 'firstMonth',
  FIRST_INTEREST_LAST_LOAN: 'monthlyInterest',
} as const;

type FixedMethod = keyof typeof paymentLabels;

const isFixed = (type: RepaymentType): type is FixedMethod => type in paymentLabels;

export interface MonthlyEstimate {
  /** First payment in yuan, two decimals, grouped. */
  readonly payment: string;
  /** 万元. */
  readonly amount: number;
  readonly months: number;
  /** Percent. */
  readonly rate: string;
  readonly method: FixedMethod;
}

type Terms = Pick<
  ProductDetail,
  | 'minLoanLimit'
  | 'maxLoanLimit'
  | 'maxLoanTerm'
  | 'maxInterestRate'
  | 'interestRateType'
  | 'repaymentTypeList'
>;

/** 万元; the most frequent request of small enterprises. */
const usualAmount = 10;

/**
 * First payment of a usual loan, at the highest rate and the longest term; null for products whose payments are not
 * known in advance.
 */
export function monthlyEstimate(product: Terms): MonthlyEstimate | null {
  const method = product.repaymentTypeList.find(isFixed);
  if (!method || product.interestRateType === 'ELSE') return null;
  const amount = Math.min(Math.max(usualAmount, product.minLoanLimit), product.maxLoanLimit);
  const rate = String(product.maxInterestRate);
  const months = product.maxLoanTerm;
  try {
    const terms = { amount: String(amount), rate, months, method };
    const { rows } = repaymentSchedule({ ...terms, rateType: product.interestRateType });
    const payment = formatThousands(fenToYuan(rows[0]?.payment ?? 0));
    return { payment, amount, months, rate, method };
  } catch {
    return null;
  }
}
