import { defineFilters } from '../../patterns/filters/defineFilters.js';
import { page } from '../../patterns/filters/kinds.js';

/** The list of news has pages and no filters. */
export const newsFilters = defineFilters({ index: page() });
