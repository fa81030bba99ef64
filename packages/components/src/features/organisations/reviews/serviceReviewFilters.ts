import {
  AuditStateValues,
  ServiceReviewKindLabels,
  ServiceReviewKindValues,
  type AuditState,
} from '@huiqi/sdk';
import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { oneOf, page, text } from '../../../patterns/filters/kinds.js';
import type { FilterKind, FilterLabels, FilterValues } from '../../../patterns/filters/types.js';
import type { ServiceReviewsCopy } from './copy.js';

/** The state is shown as tabs rather than as a filter. */
const stateTab: FilterKind<AuditState, 'view'> = {
  role: 'view',
  read: (typed) => AuditStateValues.find((value) => value === typed),
};

/** Filters of service organisations' submissions. */
export const serviceReviewFilters = defineFilters({
  keyword: text({ max: 50 }),
  kind: oneOf(ServiceReviewKindValues),
  auditStatus: stateTab,
  index: page(),
});

export type ServiceReviewFilters = FilterValues<typeof serviceReviewFilters.spec>;

export const serviceReviewFilterLabels = (
  copy: ServiceReviewsCopy,
): FilterLabels<typeof serviceReviewFilters.spec> => ({
  keyword: { label: copy.keyword, placeholder: copy.keywordHint },
  kind: { label: copy.kind, values: ServiceReviewKindLabels },
});
