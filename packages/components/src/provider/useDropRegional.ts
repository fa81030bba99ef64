import type { Tag } from '@huiqi/sdk';
import { useCallback } from 'react';
import { useHuiqi } from './context.js';

/** What belongs to the user in every region. */
const personal: ReadonlySet<unknown> = new Set<Tag>(['session', 'notices', 'companies']);

/**
 * Returns a function that drops the cached responses of the previous region, once the client has switched
 * (`switchArea`). Those on the page are refetched; the promise resolves when they have arrived, and never rejects.
 */
export function useDropRegional(): () => Promise<void> {
  const { queryClient } = useHuiqi();
  return useCallback(
    () => queryClient.resetQueries({ predicate: ({ queryKey: [tag] }) => !personal.has(tag) }),
    [queryClient],
  );
}
