import type { FilterPatch, FilterSpec, FilterValues } from '../filters/types.js';
import type { DeskTab } from '../StaffDesk/DeskTabs.js';
import type { ListState } from './useListState.js';

export interface FilterTabsOptions<Spec extends FilterSpec, Id extends string> {
  /** The filter whose values the tabs stand for. */
  readonly filter: keyof FilterValues<Spec> & string;
  /** A tab for each, in this order. `all` is the list without the filter. */
  readonly labels: Readonly<Record<Id, string>>;
  /** The tab of a list without the filter. Defaults to `all`. */
  readonly first?: NoInfer<Id> | undefined;
  readonly hrefForFilters: (values: FilterValues<Spec>) => string;
  readonly countOf?: ((id: Id) => DeskTab['count']) | undefined;
}

/** The parts of a list by one of its filters, for `DeskTabs`. */
export function filterTabs<Spec extends FilterSpec, Id extends string>(
  list: Pick<ListState<Spec>, 'linkTo' | 'values'>,
  options: FilterTabsOptions<Spec, Id>,
): { readonly tab: Id; readonly tabs: readonly DeskTab[] } {
  const { filter, labels, first = 'all' as Id, hrefForFilters, countOf } = options;
  const toTab = (id: Id): DeskTab => {
    const patch = { [filter]: id === first ? undefined : id } as FilterPatch<Spec>;
    return { id, label: labels[id], count: countOf?.(id), ...list.linkTo(patch, hrefForFilters) };
  };
  return {
    // The spec says which values the filter has, and the labels which tabs there are.
    tab: (list.values[filter] as Id | undefined) ?? first,
    tabs: (Object.keys(labels) as Id[]).map(toTab),
  };
}
