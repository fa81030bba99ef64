import type { Tag } from '@huiqi/sdk';
import { useCallback } from 'react';
import { useHuiqi } from './context.js';

/**
 * Returns a function that marks cached responses of tags as stale. Those on the page are refetched; the promise
 * resolves when they have arrived, and never rejects.
 */
export function useInvalidate(): (...tags: readonly Tag[]) => Promise<void> {
  const { queryClient } = useHuiqi();
  return useCallback(
    (...tags) => {
      const stale = new Set<unknown>(tags);
      return queryClient.invalidateQueries({ predicate: ({ queryKey: [tag] }) => stale.has(tag) });
    },
    [queryClient],
  );
}
