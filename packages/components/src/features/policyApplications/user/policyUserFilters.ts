import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { page } from '../../../patterns/filters/kinds.js';
import type { FilterKind, FilterValues } from '../../../patterns/filters/types.js';

/** Drafts are a separate view (spec 2 §2 `/policy/user?type=draft`) rather than a filter. */
const draftTab: FilterKind<'draft', 'view'> = {
  role: 'view',
  read: (text) => (text === 'draft' ? text : undefined),
};

/** Filters of the user's declarations. */
export const policyUserFilters = defineFilters({ type: draftTab, index: page() });

export type PolicyUserFilters = FilterValues<typeof policyUserFilters.spec>;
