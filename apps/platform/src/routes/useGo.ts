import { useLocation } from 'wouter';

/** Navigates to a path of the site. */
export function useGo(): (to: string, options?: { readonly replace?: boolean }) => void {
  const [, navigate] = useLocation();
  return navigate;
}
