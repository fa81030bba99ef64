import {
  DemandStatusLabels,
  DemandStatusValues,
  DemandTypeLabels,
  DemandTypeValues,
} from '@huiqi/sdk';
import { defineFilters } from '../../patterns/filters/defineFilters.js';
import { oneOf, page, text } from '../../patterns/filters/kinds.js';
import type { FilterKind, FilterLabels, FilterValues } from '../../patterns/filters/types.js';
import type { DemandsCopy } from './copy.js';

/** The user's own demands are a view with a tab, no filter among others. */
const mine: FilterKind<true, 'view'> = {
  role: 'view',
  read: (typed) => (typed === 'true' ? true : undefined),
};

/** Filters of the demands (spec 2 §7). */
export const demandFilters = defineFilters({
  keyword: text({ max: 50 }),
  demandType: oneOf(DemandTypeValues),
  status: oneOf(DemandStatusValues),
  mine,
  index: page(),
});

export type DemandFilters = FilterValues<typeof demandFilters.spec>;

export const demandFilterLabels = (copy: DemandsCopy): FilterLabels<typeof demandFilters.spec> => ({
  keyword: { label: copy.keyword, placeholder: copy.keywordHint },
  demandType: { label: copy.type, values: DemandTypeLabels },
  status: { label: copy.status, values: DemandStatusLabels },
});
