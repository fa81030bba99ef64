import { defineFilters } from '../../patterns/filters/defineFilters.js';
import { page } from '../../patterns/filters/kinds.js';
import type { FilterValues } from '../../patterns/filters/types.js';

/** The page of a list of companies, as encoded in the address. */
export const companyFilters = defineFilters({ index: page() });

export type CompanyFilters = FilterValues<typeof companyFilters.spec>;
