import { JobNameLabels, JobNameValues, JobStateValues, type JobState } from '@huiqi/sdk';
import { defineFilters } from '../../patterns/filters/defineFilters.js';
import { oneOf, page } from '../../patterns/filters/kinds.js';
import type { FilterKind, FilterLabels, FilterValues } from '../../patterns/filters/types.js';
import type { MonitoringCopy } from './copy.js';

/** The state has separate tabs. */
const stateTab: FilterKind<JobState, 'view'> = {
  role: 'view',
  read: (value) => JobStateValues.find((state) => state === value),
};

/** Filters of the background jobs. */
export const jobFilters = defineFilters({
  name: oneOf(JobNameValues),
  state: stateTab,
  index: page(),
});

export type JobFilters = FilterValues<typeof jobFilters.spec>;

export const jobFilterLabels = (copy: MonitoringCopy): FilterLabels<typeof jobFilters.spec> => ({
  name: { label: copy.name, values: JobNameLabels },
});
