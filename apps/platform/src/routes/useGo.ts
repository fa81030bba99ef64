import { useLocation } from 'wouter';

/** Goes to an own path. */
export function useGo(): (to: string, options?: { readonly replace?: boolean }) => void {
  const [, navigate] = useLocation();
  return navigate;
}
