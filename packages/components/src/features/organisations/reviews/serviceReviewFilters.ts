import {
  AuditStateValues,
  DueStateValues,
  ServiceReviewKindLabels,
  ServiceReviewKindValues,
} from '@huiqi/sdk';
import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { oneOf, page, tab, text } from '../../../patterns/filters/kinds.js';
import type { FilterLabels, FilterValues } from '../../../patterns/filters/types.js';
import type { HandlingTimesCopy } from '../../handlingTimes/copy.js';
import { dueFilterLabel } from '../../handlingTimes/dueColumn.js';
import type { ServiceReviewsCopy } from './copy.js';

/** Filters of service organisations' submissions. */
export const serviceReviewFilters = defineFilters({
  keyword: text({ max: 50 }),
  kind: oneOf(ServiceReviewKindValues),
  due: oneOf(DueStateValues),
  auditStatus: tab(AuditStateValues),
  index: page(),
});

export type ServiceReviewFilters = FilterValues<typeof serviceReviewFilters.spec>;

export const serviceReviewFilterLabels = (
  copy: ServiceReviewsCopy,
  times: HandlingTimesCopy,
): FilterLabels<typeof serviceReviewFilters.spec> => ({
  keyword: { label: copy.keyword, placeholder: copy.keywordHint },
  kind: { label: copy.kind, values: ServiceReviewKindLabels },
  due: dueFilterLabel(times),
});
