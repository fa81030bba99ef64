import type { OperationId, Tag } from '@huiqi/sdk';
import { useCallback } from 'react';
import { useHuiqi } from './context.js';

/**
 * Returns a function that marks the cached responses of tags (or of single operations) as stale; those on the
 * page are requested again, and the promise resolves when they are there. It never rejects.
 */
export function useInvalidate(): (...names: readonly (Tag | OperationId)[]) => Promise<void> {
  const { queryClient } = useHuiqi();
  return useCallback(
    (...names) => {
      const stale = new Set<unknown>(names);
      return queryClient.invalidateQueries({
        predicate: ({ queryKey: [tag, id] }) => stale.has(tag) || stale.has(id),
      });
    },
    [queryClient],
  );
}
