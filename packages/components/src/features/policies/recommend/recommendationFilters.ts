import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { page, tab } from '../../../patterns/filters/kinds.js';
import type { FilterValues } from '../../../patterns/filters/types.js';

/** What suits the company, or what departments pushed to it (`tab=push`). */
export const recommendationFilters = defineFilters({ tab: tab(['push']), index: page() });

export type RecommendationFilters = FilterValues<typeof recommendationFilters.spec>;
