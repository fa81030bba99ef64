import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { page } from '../../../patterns/filters/kinds.js';
import type { FilterKind, FilterValues } from '../../../patterns/filters/types.js';

/** Drafts are a view of their own (spec 2 §2 `/policy/user?type=draft`), no filter among others. */
const draftTab: FilterKind<'draft', 'view'> = {
  role: 'view',
  read: (text) => (text === 'draft' ? text : undefined),
};

/** What of the user's declarations a list shows. */
export const policyUserFilters = defineFilters({ type: draftTab, index: page() });

export type PolicyUserFilters = FilterValues<typeof policyUserFilters.spec>;
