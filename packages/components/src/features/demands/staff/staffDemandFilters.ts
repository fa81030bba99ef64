import {
  DemandStatusValues,
  DemandTypeLabels,
  DemandTypeValues,
  type DemandDepartment,
  type DemandStatus,
} from '@huiqi/sdk';
import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { flag, id, oneOf, page, text } from '../../../patterns/filters/kinds.js';
import type { FilterKind, FilterLabels, FilterValues } from '../../../patterns/filters/types.js';
import type { StaffDemandsCopy } from './copy.js';

/** The state is shown as tabs rather than as a filter. */
const stateTab: FilterKind<DemandStatus, 'view'> = {
  role: 'view',
  read: (typed) => DemandStatusValues.find((value) => value === typed),
};

/** Filters of the departments' demands. */
export const staffDemandFilters = defineFilters({
  keyword: text({ max: 50 }),
  demandType: oneOf(DemandTypeValues),
  departmentId: id(),
  overdue: flag(),
  status: stateTab,
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
