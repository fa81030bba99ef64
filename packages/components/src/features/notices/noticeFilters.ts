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
 * Filters of the notice centre (spec 1 §2, 2 §2). The category is a view with tabs of its own, so that 清除全部 keeps it;
 * it starts at announcements (spec 1 §9).
 */
export const noticeFilters = defineFilters({
  noticeStatus: oneOf(NoticeStatusValues),
  dates: range(date(), 'dateStart', 'dateEnd'),
  noticeType: sortBy(NoticeTypeValues, { default: constants.defaultNoticeType }),
  index: page(),
});

/** What the notice centre shows. */
export type NoticeFilters = FilterValues<typeof noticeFilters.spec>;

export const noticeFilterLabels = (copy: NoticesCopy): FilterLabels<typeof noticeFilters.spec> => ({
  noticeStatus: { label: copy.status, values: localized(copy, NoticeStatusLabels) },
  dates: copy.dates,
});

/** Names of the categories, in the order of their tabs. */
export const noticeTypes = (copy: NoticesCopy) =>
  NoticeTypeValues.map((id) => ({ id, label: localized(copy, NoticeTypeLabels)[id] }));
