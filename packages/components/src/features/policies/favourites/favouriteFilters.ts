import { constants, formatDate } from '@huiqi/sdk/domain';
import { defineFilters } from '../../../patterns/filters/defineFilters.js';
import { page, tab } from '../../../patterns/filters/kinds.js';
import type { FilterValues, ResolvedFilters } from '../../../patterns/filters/types.js';

/** Days offered for favourites that end soon (spec 2 §7). */
export const endingDays = constants.favouriteEndDays;

/** Favourites: all, or those that end within so many days. */
export const favouriteFilters = defineFilters({ ends: tab(endingDays), index: page() });

type Spec = typeof favouriteFilters.spec;

export type FavouriteFilters = FilterValues<Spec>;

const day = 86_400_000;

/** Filters as input of the favourites list: the last day instead of a number of days. */
export const toFavouriteInput = (
  { ends, index }: ResolvedFilters<Spec>,
  size: number,
  now: () => number = Date.now,
) => ({
  index,
  size,
  ...(ends === undefined ? {} : { endTime: formatDate(now() + ends * day) }),
});
