import {
  DemandStatusValues,
  DemandTypeLabels,
  DemandTypeValues,
  type DemandDepartment,
} from '@huiqi/sdk';
import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { flag, id, oneOf, page, tab, text } from '../../../patterns/filters/kinds.js';
import type { FilterLabels, FilterValues } from '../../../patterns/filters/types.js';
import type { StaffDemandsCopy } from './copy.js';

/** Filters of the departments' demands. */
export const staffDemandFilters = defineFilters({
  keyword: text({ max: 50 }),
  demandType: oneOf(DemandTypeValues),
  departmentId: id(),
  overdue: flag(),
  status: tab(DemandStatusValues),
  index: page(),
});

export type StaffDemandFilters = FilterValues<typeof staffDemandFilters.spec>;

export const staffDemandFilterLabels = (
  copy: StaffDemandsCopy,
  departments: readonly DemandDepartment[],
): FilterLabels<typeof staffDemandFilters.spec> => ({
  keyword: { label: copy.keyword, placeholder: copy.keywordHint },
  demandType: { label: copy.type, values: DemandTypeLabels },
  departmentId: {
    label: copy.department,
    values: Object.fromEntries(departments.map((one) => [one.id, one.name])),
  },
  overdue: copy.overdue,
});
