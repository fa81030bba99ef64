import { RenewalAcceptStatusValues } from '@huiqi/sdk';
import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { page, tab } from '../../../patterns/filters/kinds.js';
import type { FilterValues } from '../../../patterns/filters/types.js';

/** Filters of the user's renewals (spec 1 §7 Renewal). */
export const renewalFilters = defineFilters({
  acceptStatus: tab(RenewalAcceptStatusValues),
  index: page(),
});

export type RenewalFilters = FilterValues<typeof renewalFilters.spec>;
