import type { ProductDetail } from '@huiqi/sdk';
import { RepaymentTypeValues } from '@huiqi/sdk';
import { fenToYuan, formatThousands, repaymentSchedule } from '@huiqi/sdk/domain';

type Terms = Pick<ProductDetail, 'maxInterestRate' | 'interestRateType' | 'repaymentTypeList'>;

interface AskedTerms {
  /** 万元. */
  readonly loanAmount: string;
  readonly loanterm: string;
}

/** What is asked for; until something is typed, the most frequent loan of small enterprises, as on the product's page. */
export function usualTerms(
  product: Pick<ProductDetail, 'minLoanLimit' | 'maxLoanLimit' | 'maxLoanTerm'>,
  values: Readonly<Record<string, string | undefined>>,
): AskedTerms {
  const amount = Math.min(Math.max(10, product.minLoanLimit), product.maxLoanLimit);
  return {
    loanAmount: values['loanAmount'] || String(amount),
    loanterm: values['loanterm'] || String(product.maxLoanTerm),
  };
}

/** The first payment in yuan at the highest rate; null if it cannot be computed in advance. */
export function loanEstimate(
  product: Terms,
  values: Readonly<Record<string, string | undefined>>,
): string | null {
  const { interestRateType, maxInterestRate, repaymentTypeList } = product;
  const method =
    RepaymentTypeValues.find((type) => type === values['repaymentType']) ?? repaymentTypeList[0];
  if (!method || method === 'REPAYMENT_ANYTIME' || interestRateType === 'ELSE') return null;
  try {
    const { rows } = repaymentSchedule({
      amount: values['loanAmount'] ?? '',
      rate: String(maxInterestRate),
      rateType: interestRateType,
      months: Number(values['loanterm']),
      method,
    });
    return formatThousands(fenToYuan(rows[0]?.payment ?? 0));
  } catch {
    return null;
  }
}
