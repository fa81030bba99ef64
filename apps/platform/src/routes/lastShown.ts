const addresses = new Map<string, string>();

/** Remembers a page's address, so that links back to it keep filters and page number. */
export function rememberShown(path: string, address: string): void {
  addresses.set(path, address);
}

let owner: string | undefined;

/** Forgets the addresses once another user is signed in; the same one goes on where the session expired. */
export function keepShownOf(userId: string): void {
  if (owner !== undefined && owner !== userId) addresses.clear();
  owner = userId;
}

/** Not every supported browser has it, nor do the types. */
interface WithNavigation {
  readonly navigation?: { readonly canGoBack: boolean };
}

/** Whether going back leads to a page of the site: same origin, or shown during this visit. */
export const hasPageBefore = (): boolean =>
  (window as WithNavigation).navigation?.canGoBack ?? addresses.size > 1;

/** The address at which this path was last shown during this visit; defaults to the path itself. */
export const lastShown = (path: string): string => addresses.get(path) ?? path;
