import type { Filters } from '../patterns/filters/defineFilters.js';
import type { FilterSpec, FilterValues } from '../patterns/filters/types.js';
import type { ScreenProps } from './screen.js';

/** The addresses of a list with other filters; undefined if the screen has none for queries. */
export function filterAddress<Spec extends FilterSpec>(
  { hrefForQuery }: Pick<ScreenProps, 'hrefForQuery'>,
  { format }: Pick<Filters<Spec>, 'format'>,
): ((values: FilterValues<Spec>) => string) | undefined {
  return hrefForQuery && ((values) => hrefForQuery(format(values)));
}
