import { defineFilters } from '../../patterns/filters/defineFilters.js';
import { page } from '../../patterns/filters/kinds.js';
import type { FilterKind, FilterValues } from '../../patterns/filters/types.js';

/** A view with tabs of its own, no filter among others. */
const pushTab: FilterKind<'push', 'view'> = {
  role: 'view',
  read: (text) => (text === 'push' ? text : undefined),
};

/** What suits the company, or what departments pushed to it (`tab=push`). */
export const recommendationFilters = defineFilters({ tab: pushTab, index: page() });

export type RecommendationFilters = FilterValues<typeof recommendationFilters.spec>;
