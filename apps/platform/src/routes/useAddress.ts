import { usePathname, useSearch } from 'wouter/use-browser-location';

/** Path and query of the page that is shown, to come back to. */
export function useAddress(): string {
  return usePathname() + useSearch();
}
