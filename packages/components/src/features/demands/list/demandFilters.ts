import {
  DemandStatusLabels,
  DemandStatusValues,
  DemandTypeLabels,
  DemandTypeValues,
  type AreaNode,
} from '@huiqi/sdk';
import { defaultProvince } from '@huiqi/sdk/domain';
import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { id, oneOf, page, text } from '../../../patterns/filters/kinds.js';
import type { FilterKind, FilterLabels, FilterValues } from '../../../patterns/filters/types.js';
import type { DemandsCopy } from '../copy.js';

/** The user's demands are shown as a tab rather than as a filter. */
const mine: FilterKind<true, 'view'> = {
  role: 'view',
  read: (typed) => (typed === 'true' ? true : undefined),
};

/** A district; its name comes with the areas. */
const district: FilterKind<string, 'filter'> = {
  ...id(),
  read: (typed) => (/^\d{6}$/.test(typed) ? typed : undefined),
};

/** Filters of the demands (spec 2 §7). */
export const demandFilters = defineFilters({
  keyword: text({ max: 50 }),
  demandType: oneOf(DemandTypeValues),
  status: oneOf(DemandStatusValues),
  areaCode: district,
  mine,
  index: page(),
});

export type DemandFilters = FilterValues<typeof demandFilters.spec>;

/** Areas for the filter: those of the county's province. */
const areaNames = (areas: readonly AreaNode[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    areas
      .filter(({ code }) => code === defaultProvince)
      .flatMap(({ childList }) => childList.map(({ code, name }) => [code, name])),
  );

export const demandFilterLabels = (
  copy: DemandsCopy,
  areas: readonly AreaNode[],
): FilterLabels<typeof demandFilters.spec> => ({
  keyword: { label: copy.keyword, placeholder: copy.keywordHint },
  demandType: { label: copy.type, values: DemandTypeLabels },
  status: { label: copy.status, values: DemandStatusLabels },
  areaCode: { label: copy.area, values: areaNames(areas) },
});
