import {
  EnterpriseSizeLabels,
  PolicyCategoryLabels,
  PolicyGradeLabels,
  type Policy,
} from '@huiqi/sdk';
import { formatThousands, labelOf } from '@huiqi/sdk/domain';
import { listed } from '../../copy/punctuation.js';
import { fillCopy } from '../../provider/copy.js';
import type { PoliciesCopy } from './copy.js';

export const gradeOf = ({ grade, gradeName }: Pick<Policy, 'grade' | 'gradeName'>): string =>
  gradeName ?? labelOf(PolicyGradeLabels, grade);

export const categoryOf = ({
  category,
  categoryName,
}: Pick<Policy, 'category' | 'categoryName'>): string | undefined =>
  category ? (categoryName ?? labelOf(PolicyCategoryLabels, category)) : undefined;

/** The enterprise sizes a policy is for; empty for any. */
export const sizesOf = ({ enterpriseSizes }: Pick<Policy, 'enterpriseSizes'>): string =>
  listed(enterpriseSizes.map((size) => EnterpriseSizeLabels[size]));

/** Deadline of a policy's declarations, as text; one that was withdrawn may have none. */
export function deadlineOf(
  { declareEndDate, declareStatus }: Pick<Policy, 'declareEndDate' | 'declareStatus'>,
  copy: PoliciesCopy,
): string | undefined {
  if (declareEndDate) return fillCopy(copy.until, { date: declareEndDate });
  return declareStatus === 'ENDED' ? undefined : copy.noEnd;
}

/** Amount per enterprise, in 万元: 20–100. */
export function amountOf(
  minAmount: string | null | undefined,
  maxAmount: string | null | undefined,
): string | undefined {
  if (!maxAmount) return minAmount ? formatThousands(minAmount) : undefined;
  const most = formatThousands(maxAmount);
  return minAmount && minAmount !== maxAmount ? `${formatThousands(minAmount)}–${most}` : most;
}
