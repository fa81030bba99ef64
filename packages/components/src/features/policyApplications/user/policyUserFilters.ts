import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { page, tab } from '../../../patterns/filters/kinds.js';
import type { FilterValues } from '../../../patterns/filters/types.js';

/** Filters of the user's declarations. */
export const policyUserFilters = defineFilters({ type: tab(['draft']), index: page() });

export type PolicyUserFilters = FilterValues<typeof policyUserFilters.spec>;
