import { RenewalAcceptStatusValues, type RenewalAcceptStatus } from '@huiqi/sdk';
import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { page } from '../../../patterns/filters/kinds.js';
import type { FilterKind, FilterValues } from '../../../patterns/filters/types.js';

/** The state is shown as tabs rather than as a filter. */
export const stateTab: FilterKind<RenewalAcceptStatus, 'view'> = {
  role: 'view',
  read: (text) => RenewalAcceptStatusValues.find((value) => value === text),
};

/** Filters of the user's renewals (spec 1 §7 Renewal). */
export const renewalFilters = defineFilters({ acceptStatus: stateTab, index: page() });

export type RenewalFilters = FilterValues<typeof renewalFilters.spec>;
