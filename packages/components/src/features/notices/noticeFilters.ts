import {
  NoticeStatusLabels,
  NoticeStatusValues,
  NoticeTypeLabels,
  NoticeTypeValues,
} from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import { date } from '../../patterns/filters/date.js';
import { defineFilters } from '../../patterns/filters/defineFilters.js';
import { oneOf, page, sortBy } from '../../patterns/filters/kinds.js';
import { range } from '../../patterns/filters/range.js';
import type { FilterLabels, FilterValues } from '../../patterns/filters/types.js';
import type { NoticesCopy } from './copy.js';
import { localized } from '../../provider/copy.js';

/**
 * Filters of the notice centre (spec 1 §2, 2 §2). Categories are shown as tabs, so that 清除全部 keeps the current one; the
 * default is announcements (spec 1 §9).
 */
export const noticeFilters = defineFilters({
  noticeStatus: oneOf(NoticeStatusValues),
  dates: range(date(), 'dateStart', 'dateEnd'),
  noticeType: sortBy(NoticeTypeValues, { default: constants.defaultNoticeType }),
  index: page(),
});

/** Filter values of the notice centre. */
export type NoticeFilters = FilterValues<typeof noticeFilters.spec>;

export const noticeFilterLabels = (copy: NoticesCopy): FilterLabels<typeof noticeFilters.spec> => ({
  noticeStatus: { label: copy.status, values: localized(copy, NoticeStatusLabels) },
  dates: copy.dates,
});

/** Names of the categories in tab order. */
export const noticeTypes = (copy: NoticesCopy) =>
  NoticeTypeValues.map((id) => ({ id, label: localized(copy, NoticeTypeLabels)[id] }));
