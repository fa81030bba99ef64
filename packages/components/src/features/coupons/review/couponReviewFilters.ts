import { TicketAuditStateValues, type TicketAuditState } from '@huiqi/sdk';
import { date } from '../../../patterns/filters/date.js';
import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { page, text } from '../../../patterns/filters/kinds.js';
import { range } from '../../../patterns/filters/range.js';
import type { FilterKind, FilterLabels, FilterValues } from '../../../patterns/filters/types.js';
import type { CouponReviewsCopy } from './copy.js';

/** The state is shown as tabs rather than as a filter. */
const stateTab: FilterKind<TicketAuditState, 'view'> = {
  role: 'view',
  read: (value) => TicketAuditStateValues.find((state) => state === value),
};

/** Filters of the applications for reviewers. */
export const couponReviewFilters = defineFilters({
  keyword: text({ max: 50 }),
  dates: range(date(), 'dateStart', 'dateEnd'),
  auditState: stateTab,
  index: page(),
});

export type CouponReviewFilters = FilterValues<typeof couponReviewFilters.spec>;

export const couponReviewFilterLabels = (
  copy: CouponReviewsCopy,
): FilterLabels<typeof couponReviewFilters.spec> => ({
  keyword: { label: copy.keyword, placeholder: copy.keywordHint },
  dates: copy.dates,
});
