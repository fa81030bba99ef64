import { BindingObjectionStateValues, type BindingObjectionState } from '@huiqi/sdk';
import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { page, text } from '../../../patterns/filters/kinds.js';
import type { FilterKind, FilterLabels, FilterValues } from '../../../patterns/filters/types.js';
import type { BindingObjectionsCopy } from './copy.js';

/** The state has separate tabs. */
const stateTab: FilterKind<BindingObjectionState, 'view'> = {
  role: 'view',
  read: (value) => BindingObjectionStateValues.find((state) => state === value),
};

/** Filters of the objections that staff decide on. */
export const objectionFilters = defineFilters({
  keyword: text({ max: 50 }),
  state: stateTab,
  index: page(),
});

export type ObjectionFilters = FilterValues<typeof objectionFilters.spec>;

export const objectionFilterLabels = (
  copy: BindingObjectionsCopy,
): FilterLabels<typeof objectionFilters.spec> => ({
  keyword: { label: copy.keyword, placeholder: copy.keywordHint },
});
