import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { page, text } from '../../../patterns/filters/kinds.js';
import type { FilterValues } from '../../../patterns/filters/types.js';

/** Filters of the organisations of the marketplace. */
export const organisationFilters = defineFilters({ keyword: text({ max: 50 }), index: page() });

/** Filter values of the list. */
export type OrganisationFilters = FilterValues<typeof organisationFilters.spec>;
