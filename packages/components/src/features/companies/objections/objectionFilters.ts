import { BindingObjectionStateValues } from '@huiqi/sdk';
import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { page, tab, text } from '../../../patterns/filters/kinds.js';
import type { FilterLabels, FilterValues } from '../../../patterns/filters/types.js';
import type { BindingObjectionsCopy } from './copy.js';

/** Filters of the objections that staff decide on. */
export const objectionFilters = defineFilters({
  keyword: text({ max: 50 }),
  state: tab(BindingObjectionStateValues),
  index: page(),
});

export type ObjectionFilters = FilterValues<typeof objectionFilters.spec>;

export const objectionFilterLabels = (
  copy: BindingObjectionsCopy,
): FilterLabels<typeof objectionFilters.spec> => ({
  keyword: { label: copy.keyword, placeholder: copy.keywordHint },
});
