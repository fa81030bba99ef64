import { defineFilters } from '../../patterns/filters/defineFilters.js';
import { page, text } from '../../patterns/filters/kinds.js';
import type { FilterLabels, FilterValues } from '../../patterns/filters/types.js';
import type { PartnersCopy } from './copy.js';

export const partnerFilters = defineFilters({ keyword: text({ max: 50 }), index: page() });

export type PartnerFilters = FilterValues<typeof partnerFilters.spec>;

export const partnerFilterLabels = (
  copy: PartnersCopy,
): FilterLabels<typeof partnerFilters.spec> => ({
  keyword: { label: copy.keyword, placeholder: copy.keywordHint },
});
