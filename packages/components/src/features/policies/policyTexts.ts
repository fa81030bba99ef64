import { PolicyCategoryLabels, PolicyGradeLabels, type Policy } from '@huiqi/sdk';
import { labelOf } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import type { PoliciesCopy } from './copy.js';

export const gradeOf = ({ grade, gradeName }: Pick<Policy, 'grade' | 'gradeName'>): string =>
  gradeName ?? labelOf(PolicyGradeLabels, grade);

export const categoryOf = ({
  category,
  categoryName,
}: Pick<Policy, 'category' | 'categoryName'>): string | undefined =>
  category ? (categoryName ?? labelOf(PolicyCategoryLabels, category)) : undefined;

/** Until when a policy can be declared, in words. */
export const deadlineOf = (
  { declareEndDate }: Pick<Policy, 'declareEndDate'>,
  copy: PoliciesCopy,
): string => (declareEndDate ? fillCopy(copy.until, { date: declareEndDate }) : copy.noEnd);
