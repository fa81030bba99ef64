import type { Tag } from '@huiqi/sdk';
import type { Query } from '@tanstack/react-query';
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
      const isStale = ({ queryKey: [tag] }: Query) => tags.some((one) => one === tag);
      // A first fetch in progress would be reused, and show what was before the write.
      const first = (query: Query) => query.state.data === undefined && isStale(query);
      void queryClient.cancelQueries({ type: 'active', predicate: first }, { silent: true });
      return queryClient.invalidateQueries({ predicate: isStale });
    },
    [queryClient],
  );
}
