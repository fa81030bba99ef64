import type { Tag } from '@huiqi/sdk';
import { useCallback } from 'react';
import { useHuiqi } from './context.js';

/** What belongs to the user wherever the visit is. */
const personal: ReadonlySet<unknown> = new Set<Tag>(['session', 'notices', 'companies']);

/**
 * Returns a function that drops the cached responses of the region before, once the client has moved to another (`switchArea`).
 * Those on the page are requested again; the promise resolves when they are there, and never rejects.
 */
export function useDropRegional(): () => Promise<void> {
  const { queryClient } = useHuiqi();
  return useCallback(
    () => queryClient.resetQueries({ predicate: ({ queryKey: [tag] }) => !personal.has(tag) }),
    [queryClient],
  );
}
