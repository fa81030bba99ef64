import { InterestRateTypeLabels, type RenewalBankDetail } from '@huiqi/sdk';
import { formatPercentRange, formatThousands, lastOf } from '@huiqi/sdk/domain';
import type { KeyFigure } from '../../../patterns/page/types.js';
import type { RenewalsCopy } from '../copy.js';

/** The maximum a bank renews, and its rates, over all its products. */
export function bankFacts(
  { products }: Pick<RenewalBankDetail, 'products'>,
  copy: RenewalsCopy,
): KeyFigure[] {
  const [first] = products;
  if (!first) return [];
  const rates = products.flatMap(({ minInterestRate, maxInterestRate }) => [
    minInterestRate,
    maxInterestRate,
  ]);
  const byValue = rates.sort((one, other) => Number(one) - Number(other));
  // Rates of different periods are not comparable.
  const isOnePeriod = products.every((one) => one.interestRateType === first.interestRateType);
  return [
    {
      label: copy.limit,
      value: formatThousands(Math.max(...products.map(({ maxLoanLimit }) => maxLoanLimit))),
      unit: copy.wan,
    },
    ...(isOnePeriod
      ? [
          {
            label: InterestRateTypeLabels[first.interestRateType],
            value: formatPercentRange(byValue[0], lastOf(byValue)),
          },
        ]
      : []),
    {
      label: copy.longest,
      value: String(Math.max(...products.map(({ maxLoanTerm }) => maxLoanTerm))),
      unit: copy.months,
    },
  ];
}
