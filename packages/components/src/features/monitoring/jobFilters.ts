import { JobNameLabels, JobNameValues, JobStateValues } from '@huiqi/sdk';
import { defineFilters } from '../../patterns/filters/defineFilters.js';
import { oneOf, page, tab } from '../../patterns/filters/kinds.js';
import type { FilterLabels, FilterValues } from '../../patterns/filters/types.js';
import type { MonitoringCopy } from './copy.js';

/** Filters of the background jobs. */
export const jobFilters = defineFilters({
  name: oneOf(JobNameValues),
  state: tab(JobStateValues),
  index: page(),
});

export type JobFilters = FilterValues<typeof jobFilters.spec>;

export const jobFilterLabels = (copy: MonitoringCopy): FilterLabels<typeof jobFilters.spec> => ({
  name: { label: copy.name, values: JobNameLabels },
});
