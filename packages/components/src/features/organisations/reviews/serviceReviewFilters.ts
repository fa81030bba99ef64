import { AuditStateValues, ServiceReviewKindLabels, ServiceReviewKindValues } from '@huiqi/sdk';
import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { oneOf, page, tab, text } from '../../../patterns/filters/kinds.js';
import type { FilterLabels, FilterValues } from '../../../patterns/filters/types.js';
import type { ServiceReviewsCopy } from './copy.js';

/** Filters of service organisations' submissions. */
export const serviceReviewFilters = defineFilters({
  keyword: text({ max: 50 }),
  kind: oneOf(ServiceReviewKindValues),
  auditStatus: tab(AuditStateValues),
  index: page(),
});

export type ServiceReviewFilters = FilterValues<typeof serviceReviewFilters.spec>;

export const serviceReviewFilterLabels = (
  copy: ServiceReviewsCopy,
): FilterLabels<typeof serviceReviewFilters.spec> => ({
  keyword: { label: copy.keyword, placeholder: copy.keywordHint },
  kind: { label: copy.kind, values: ServiceReviewKindLabels },
});
