import type { DemandDepartment } from '@huiqi/sdk';
import { defineFilters } from '../../patterns/filters/defineFilters.js';
import { flag, id, page, text } from '../../patterns/filters/kinds.js';
import type { FilterLabels, FilterValues } from '../../patterns/filters/types.js';
import type { SupervisionCopy } from './copy.js';

/** Filters of the demands under supervision (spec 2 §7). */
export const overseeFilters = defineFilters({
  keyword: text({ max: 50 }),
  departmentId: id(),
  overdue: flag(),
  index: page(),
});

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
  overdue: copy.onlyOverdue,
});
