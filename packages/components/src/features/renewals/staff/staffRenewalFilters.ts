import {
  DueStateValues,
  RenewalAcceptStatusValues,
  RenewalTypeLabels,
  RenewalTypeValues,
} from '@huiqi/sdk';
import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { oneOf, page, tab, text } from '../../../patterns/filters/kinds.js';
import type { FilterLabels, FilterValues } from '../../../patterns/filters/types.js';
import type { HandlingTimesCopy } from '../../handlingTimes/copy.js';
import { dueFilterLabel } from '../../handlingTimes/dueColumn.js';
import type { StaffRenewalsCopy } from './copy.js';

/** Filters of the renewals for a bank. */
export const staffRenewalFilters = defineFilters({
  keyword: text({ max: 50 }),
  renewType: oneOf(RenewalTypeValues),
  due: oneOf(DueStateValues),
  acceptStatus: tab(RenewalAcceptStatusValues),
  index: page(),
});

export type StaffRenewalFilters = FilterValues<typeof staffRenewalFilters.spec>;

export const staffRenewalFilterLabels = (
  copy: StaffRenewalsCopy,
  times: HandlingTimesCopy,
): FilterLabels<typeof staffRenewalFilters.spec> => ({
  keyword: { label: copy.keyword, placeholder: copy.keywordHint },
  renewType: { label: copy.renewType, values: RenewalTypeLabels },
  due: dueFilterLabel(times),
});
