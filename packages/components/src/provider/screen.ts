import { useEffect, useState } from 'react';
import type { Filters } from '../patterns/filters/defineFilters.js';
import type { FilterSpec, FilterValues } from '../patterns/filters/types.js';
import type { ListChange } from '../patterns/ListView/types.js';
import type { ScreenEvent } from './screenEvent.js';
import type { ScreenPrefill } from './screenPrefill.js';

/**
 * What a screen needs from its host, a site or a widget. A screen knows no router: `Paths` names the addresses it links
 * to, and the host decides their form.
 */
export interface ScreenProps<Paths extends object = object> {
  /** Decoded values in the address's path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly paths: Paths;
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => void;
  /** Changes the query of the current address, with a history entry unless it replaces the last one. */
  readonly setQuery: (query: URLSearchParams, options?: { readonly replace?: boolean }) => void;
  /** The current page with another query, if the server renders it for each: lists then work without scripts. */
  readonly hrefForQuery?: ((query: URLSearchParams) => string) | undefined;
  /** An address as a link shows it. */
  readonly hrefFor: (to: string) => string;
  /** The same address with the query it had when last shown; otherwise the address itself. */
  readonly backTo: (to: string) => string;
  /** Goes back one page, or to an address if there was none. Defaults to replacing the page by that address. */
  readonly goBack?: ((otherwise: string) => void) | undefined;
  /**
   * Called when a visitor wants something that needs a login. A host that signs in without leaving the screen calls
   * `resume` afterwards.
   */
  readonly onLogin: (resume?: () => void) => void;
  /** Called with the name of the object shown, for the title, and with null on unmount. */
  readonly onName?: ((name: string | null) => void) | undefined;
  /** Called with what happens on the screen. Returning false prevents what is about to happen (`before-submit`). */
  readonly onEvent?: ((event: ScreenEvent) => boolean | void) | undefined;
  /** Items per page of a list. Defaults to the site's number in the specification. */
  readonly pageSize?: number | undefined;
  /** Initial values of an application known to the host. */
  readonly prefill?: ScreenPrefill | undefined;
}

/** A link's target: a real address, and the handler of its plain click. */
export interface LinkTarget {
  readonly href: string;
  /** Handles a plain click; new tabs and windows are left to the browser. */
  readonly onOpen?: (() => void) | undefined;
  /** A new tab, for an address outside of the site. */
  readonly target?: '_blank' | undefined;
}

/** An address of a screen as the target of a link. */
export function screenLink(
  { hrefFor, navigate }: Pick<ScreenProps, 'hrefFor' | 'navigate'>,
  to: string,
): LinkTarget {
  return { href: hrefFor(to), onOpen: () => navigate(to) };
}

/** Page size and filters of a list whose filters are in the query of the screen. */
export function filtersInQuery<Spec extends FilterSpec>(
  { query, setQuery, pageSize }: Pick<ScreenProps, 'pageSize' | 'query' | 'setQuery'>,
  { parse, format }: Filters<Spec>,
) {
  return {
    size: pageSize,
    filters: parse(query),
    onFiltersChange: (filters: FilterValues<Spec>, change: ListChange) =>
      setQuery(format(filters), change),
  };
}

/** The same for a list with tabs, which link to other filters. */
export function tabsInQuery<Spec extends FilterSpec>(
  props: Pick<ScreenProps, 'hrefFor' | 'pageSize' | 'query' | 'setQuery'>,
  filters: Filters<Spec>,
  pathTo: (query: URLSearchParams) => string,
) {
  return {
    ...filtersInQuery(props, filters),
    hrefForFilters: (values: FilterValues<Spec>) => props.hrefFor(pathTo(filters.format(values))),
  };
}

/** Goes back one page, as after a rating (spec 2 §2); to an address if there was none. */
export function goBackOr(
  { goBack, navigate }: Pick<ScreenProps, 'goBack' | 'navigate'>,
  otherwise: string,
): void {
  if (goBack) goBack(otherwise);
  else navigate(otherwise, { replace: true });
}

/** Reports the name of the object shown while it is shown. */
export function useScreenName(
  onName: ScreenProps['onName'],
  name: string | null | undefined,
): void {
  useEffect(() => {
    if (!name || !onName) return undefined;
    onName(name);
    return () => onName(null);
  }, [onName, name]);
}

/** The same for an object that a component of the screen loads: returns the function that takes its name. */
export function useLaterName(onName: ScreenProps['onName']) {
  const [name, setName] = useState<string | null>();
  useScreenName(onName, name);
  return setName;
}
