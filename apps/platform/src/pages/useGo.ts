import { useNavigate } from 'react-router';

/** Goes to an own path and hands the promise of the router to nobody: errors reach the route's boundary. */
export function useGo(): (to: string, options?: { readonly replace?: boolean }) => void {
  const navigate = useNavigate();
  return (to, options = {}) => void navigate(to, options);
}
