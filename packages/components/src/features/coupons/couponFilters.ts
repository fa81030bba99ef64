import { TicketStatusValues } from '@huiqi/sdk';
import { defineFilters } from '../../patterns/filters/defineFilters.js';
import { page, tab, text } from '../../patterns/filters/kinds.js';
import type { FilterLabels, FilterValues } from '../../patterns/filters/types.js';
import type { CouponsCopy } from './copy.js';

/** Filters of the user's tickets: unused ones unless the address names another state (spec 2 §4). */
export const ticketFilters = defineFilters({ status: tab(TicketStatusValues), index: page() });
export type TicketFilters = FilterValues<typeof ticketFilters.spec>;

/** The user's applications only have pages. */
export const ticketApplicationFilters = defineFilters({ index: page() });
export type TicketApplicationFilters = FilterValues<typeof ticketApplicationFilters.spec>;

/** Filters of the public list. */
export const publishedFilters = defineFilters({ companyName: text({ max: 50 }), index: page() });
export type PublishedFilters = FilterValues<typeof publishedFilters.spec>;

export const publishedFilterLabels = (
  copy: CouponsCopy,
): FilterLabels<typeof publishedFilters.spec> => ({
  companyName: { label: copy.companyKeyword, placeholder: copy.companyHint },
});
