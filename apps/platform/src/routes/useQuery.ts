import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';

type SetQuery = (next: URLSearchParams, options?: { readonly replace?: boolean }) => void;

/** The query of the address and a way to set it. wouter's own hook decodes once too often for a keyword like `%41`. */
export function useQuery(): readonly [URLSearchParams, SetQuery] {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  return [
    query,
    (next, options) => navigate(next.size > 0 ? `${path}?${String(next)}` : path, options),
  ];
}
