import type { TicketStatus } from '@huiqi/sdk';
import { TicketStatusValues } from '@huiqi/sdk';
import { defineFilters } from '../../patterns/filters/defineFilters.js';
import { page, text } from '../../patterns/filters/kinds.js';
import type { FilterKind, FilterLabels, FilterValues } from '../../patterns/filters/types.js';
import type { CouponsCopy } from './copy.js';

/** The state is shown as tabs rather than as a filter. */
const statusTab: FilterKind<TicketStatus, 'view'> = {
  role: 'view',
  read: (value) => TicketStatusValues.find((status) => status === value),
};

/** Filters of the user's tickets: unused ones unless the address names another state (spec 2 §4). */
export const ticketFilters = defineFilters({ status: statusTab, index: page() });
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
