import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that says whether this record, or this component, is still on the page. */
export function useIsShown(id = ''): () => boolean {
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = id;
    return () => {
      shown.current = undefined;
    };
  }, [id]);
  return useCallback(() => shown.current === id, [id]);
}
