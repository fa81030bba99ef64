import { DueStateValues, TicketAuditStateValues } from '@huiqi/sdk';
import { date } from '../../../patterns/filters/date.js';
import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { oneOf, page, tab, text } from '../../../patterns/filters/kinds.js';
import { range } from '../../../patterns/filters/range.js';
import type { FilterLabels, FilterValues } from '../../../patterns/filters/types.js';
import type { HandlingTimesCopy } from '../../handlingTimes/copy.js';
import { dueFilterLabel } from '../../handlingTimes/dueColumn.js';
import type { CouponReviewsCopy } from './copy.js';

/** Filters of the applications for reviewers. */
export const couponReviewFilters = defineFilters({
  keyword: text({ max: 50 }),
  dates: range(date(), 'dateStart', 'dateEnd'),
  due: oneOf(DueStateValues),
  auditState: tab(TicketAuditStateValues),
  index: page(),
});

export type CouponReviewFilters = FilterValues<typeof couponReviewFilters.spec>;

export const couponReviewFilterLabels = (
  copy: CouponReviewsCopy,
  times: HandlingTimesCopy,
): FilterLabels<typeof couponReviewFilters.spec> => ({
  keyword: { label: copy.keyword, placeholder: copy.keywordHint },
  dates: copy.dates,
  due: dueFilterLabel(times),
});
