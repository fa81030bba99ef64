import type { ProductDetail, RepaymentType } from '@huiqi/sdk';
import { fenToYuan, formatThousands, repaymentSchedule } from '@huiqi/sdk/domain';

export interface MonthlyEstimate {
  /** First payment in yuan, two decimals, grouped. */
  readonly payment: string;
  /** 万元. */
  readonly amount: number;
  readonly months: number;
  /** Percent. */
  readonly rate: string;
  readonly method: RepaymentType;
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
  const method = product.repaymentTypeList.find((type) => type !== 'REPAYMENT_ANYTIME');
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
