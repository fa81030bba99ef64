import type { ProductDetail } from '@huiqi/sdk';
import { RepaymentTypeValues } from '@huiqi/sdk';
import { fenToYuan, formatThousands, repaymentSchedule } from '@huiqi/sdk/domain';

type Terms = Pick<ProductDetail, 'maxInterestRate' | 'interestRateType' | 'repaymentTypeList'>;

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
