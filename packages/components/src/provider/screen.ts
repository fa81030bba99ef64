import { useEffect } from 'react';
import type { ScreenEvent } from './screenEvent.js';
import type { ScreenPrefill } from './screenPrefill.js';

/**
 * What a screen needs from the place that shows it, a site or a widget. A screen knows no router:
 * `Paths` names the addresses it leads to, and the place decides what they look like.
 */
export interface ScreenProps<Paths extends object = object> {
  /** Values in the path of the address, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly paths: Paths;
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => void;
  /** Changes the query of the present address, as an entry of the history unless it replaces the last one. */
  readonly setQuery: (query: URLSearchParams, options?: { readonly replace?: boolean }) => void;
  /** The present page with another query, where a server draws it for each: lists then work without scripts. */
  readonly hrefForQuery?: ((query: URLSearchParams) => string) | undefined;
  /** An address as a link shows it. */
  readonly hrefFor: (to: string) => string;
  /** The same address with the query it had when it was last shown; the address itself otherwise. */
  readonly backTo: (to: string) => string;
  /** Goes back one page, or to an address if no page came before. Defaults to replacing the page by that address. */
  readonly goBack?: ((otherwise: string) => void) | undefined;
  /** A visitor wants something that needs a login. A place that signs in without leaving the screen calls `resume` afterwards. */
  readonly onLogin: (resume?: () => void) => void;
  /** Called with the name of the thing shown, for the title, and with null when it goes. */
  readonly onName?: ((name: string | null) => void) | undefined;
  /** Called with what happens on the screen. Returning false stops what is about to happen (`before-submit`). */
  readonly onEvent?: ((event: ScreenEvent) => boolean | void) | undefined;
  /** Items on a page of a list. Defaults to the number that the specification gives the site. */
  readonly pageSize?: number | undefined;
  /** What the place knows of an application before anybody types. */
  readonly prefill?: ScreenPrefill | undefined;
}

/** Where a link leads: a real address, and who handles its plain click. */
export interface LinkTarget {
  readonly href: string;
  /** Handles a plain click; new tabs and windows are left to the browser. */
  readonly onOpen?: (() => void) | undefined;
}

/** An address of a screen as the target of a link. */
export function screenLink(
  { hrefFor, navigate }: Pick<ScreenProps, 'hrefFor' | 'navigate'>,
  to: string,
): LinkTarget {
  return { href: hrefFor(to), onOpen: () => navigate(to) };
}

/** Goes back one page, as after a rating (spec 2 §2); to an address if no page came before. */
export function goBackOr(
  { goBack, navigate }: Pick<ScreenProps, 'goBack' | 'navigate'>,
  otherwise: string,
): void {
  if (goBack) goBack(otherwise);
  else navigate(otherwise, { replace: true });
}

/** Reports the name of the thing shown while it is shown. */
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
