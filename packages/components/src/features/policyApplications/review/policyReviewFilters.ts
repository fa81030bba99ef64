import {
  DueStateValues,
  PolicyApplicationStateValues,
  PolicyGradeLabels,
  PolicyGradeValues,
  type OperationInput,
  type PolicyApplicationState,
} from '@huiqi/sdk';
import { date } from '../../../patterns/filters/date.js';
import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { oneOf, page, tab, text } from '../../../patterns/filters/kinds.js';
import { range } from '../../../patterns/filters/range.js';
import type {
  DefaultedKind,
  FilterLabels,
  FilterValues,
  ResolvedFilters,
} from '../../../patterns/filters/types.js';
import type { HandlingTimesCopy } from '../../handlingTimes/copy.js';
import { dueFilterLabel } from '../../handlingTimes/dueColumn.js';
import type { PolicyReviewCopy } from './copy.js';

export type PolicyReviewTab = PolicyApplicationState | 'ALL';

/** The state is shown as tabs; pending ones come first. */
const stateTab: DefaultedKind<PolicyReviewTab, 'view'> = {
  ...tab([...PolicyApplicationStateValues, 'ALL']),
  initial: 'PENDING',
};

/** Filters of the reviewers' declarations. */
export const policyReviewFilters = defineFilters({
  keyword: text({ max: 50 }),
  grade: oneOf(PolicyGradeValues),
  dates: range(date(), 'submittedFrom', 'submittedUntil'),
  due: oneOf(DueStateValues),
  auditState: stateTab,
  index: page(),
});

export type PolicyReviewFilters = FilterValues<typeof policyReviewFilters.spec>;

export const policyReviewFilterLabels = (
  copy: PolicyReviewCopy,
  times: HandlingTimesCopy,
): FilterLabels<typeof policyReviewFilters.spec> => ({
  keyword: { label: copy.keyword, placeholder: copy.keywordHint },
  grade: { label: copy.grade, values: PolicyGradeLabels },
  dates: copy.dates,
  due: dueFilterLabel(times),
});

/** The filters as list input: all states means no filter. */
export function reviewListInput(
  { auditState, ...rest }: ResolvedFilters<typeof policyReviewFilters.spec>,
  size: number,
): OperationInput<'listPolicyReviews'> {
  return { ...rest, size, ...(auditState === 'ALL' ? {} : { auditState }) };
}

/** The filters that the tab counts share with the list. */
export function reviewCountInput(
  filters: PolicyReviewFilters,
): OperationInput<'countPolicyReviews'> {
  const { auditState: _state, index: _index, ...rest } = filters;
  return rest;
}
