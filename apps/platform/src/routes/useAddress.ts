import { useRouter } from 'wouter';
import { usePathname, useSearch } from 'wouter/use-browser-location';

/** The path of the page that is shown; on a server the one it draws. */
export function usePath(): string {
  const { ssrPath = '/' } = useRouter();
  return usePathname({ ssrPath });
}

/** The query of the page that is shown, as it stands in the address. wouter's own hook decodes it once too often for a keyword like `%41`. */
export function useSearchText(): string {
  const { ssrSearch = '' } = useRouter();
  return useSearch({ ssrSearch });
}

/** Path and query of the page that is shown, to come back to. */
export function useAddress(): string {
  return usePath() + useSearchText();
}
