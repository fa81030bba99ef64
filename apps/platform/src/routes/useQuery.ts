import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { useSearchText } from './useAddress.js';

type SetQuery = (next: URLSearchParams, options?: { readonly replace?: boolean }) => void;

/** The query of the current address and its setter. */
export function useQuery(): readonly [URLSearchParams, SetQuery] {
  const search = useSearchText();
  const [path, navigate] = useLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  return [
    query,
    (next, options) => navigate(String(next) ? `${path}?${String(next)}` : path, options),
  ];
}
