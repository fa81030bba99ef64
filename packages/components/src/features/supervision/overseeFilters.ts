import type { DemandDepartment } from '@huiqi/sdk';
import { DemandReplyStateLabels, DemandReplyStateValues } from '@huiqi/sdk/domain';
import { defineFilters } from '../../patterns/filters/defineFilters.js';
import { flag, id, oneOf, page, text } from '../../patterns/filters/kinds.js';
import type { FilterLabels, FilterValues } from '../../patterns/filters/types.js';
import type { SupervisionCopy } from './copy.js';

/** Filters of the demands under supervision (spec 2 §7). */
export const overseeFilters = defineFilters({
  keyword: text({ max: 50 }),
  departmentId: id(),
  replyState: oneOf(DemandReplyStateValues),
  overdue: flag(),
  index: page(),
});

/** The demands that a figure of a department counts. */
export const filtersOfFigure = {
  overdue: { replyState: 'UNREPLIED', overdue: true },
  replied: { replyState: 'REPLIED', overdue: undefined },
} as const;

export type OverseeFigure = keyof typeof filtersOfFigure;

export type OverseeFilters = FilterValues<typeof overseeFilters.spec>;

export const overseeFilterLabels = (
  copy: SupervisionCopy,
  departments: readonly DemandDepartment[],
): FilterLabels<typeof overseeFilters.spec> => ({
  keyword: { label: copy.keyword, placeholder: copy.keywordHint },
  departmentId: {
    label: copy.department,
    values: Object.fromEntries(departments.map((one) => [one.id, one.name])),
  },
  replyState: { label: copy.replyState, values: DemandReplyStateLabels },
  overdue: copy.onlyOverdue,
});
