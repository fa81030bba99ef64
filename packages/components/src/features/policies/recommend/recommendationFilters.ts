import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { page } from '../../../patterns/filters/kinds.js';
import type { FilterKind, FilterValues } from '../../../patterns/filters/types.js';

/** Shown as a tab rather than as a filter. */
const pushTab: FilterKind<'push', 'view'> = {
  role: 'view',
  read: (text) => (text === 'push' ? text : undefined),
};

/** Recommendations for the company, or pushes by departments (`tab=push`). */
export const recommendationFilters = defineFilters({ tab: pushTab, index: page() });

export type RecommendationFilters = FilterValues<typeof recommendationFilters.spec>;
