import { useRouter } from 'wouter';
import { usePathname, useSearch } from 'wouter/use-browser-location';

/** The path of the current page; on a server the path being rendered. */
export function usePath(): string {
  const { ssrPath = '/' } = useRouter();
  return usePathname({ ssrPath });
}

/** The raw query of the current page. wouter's own hook decodes it once too often for a keyword such as `%41`. */
export function useSearchText(): string {
  const { ssrSearch = '' } = useRouter();
  return useSearch({ ssrSearch });
}

/** Path and query of the current page, to return to later. */
export function useAddress(): string {
  return usePath() + useSearchText();
}
