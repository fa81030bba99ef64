import { defineFilters } from '../../patterns/filters/defineFilters.js';
import { page } from '../../patterns/filters/kinds.js';

/** The news list has pages but no filters. */
export const newsFilters = defineFilters({ index: page() });
