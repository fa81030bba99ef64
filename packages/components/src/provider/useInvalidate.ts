import type { OperationId } from '@huiqi/sdk';
import { useCallback } from 'react';
import { useHuiqi } from './context.js';

/** Marks answers of operations as old, so that what shows them asks again. */
export function useInvalidate(): (...ids: readonly OperationId[]) => Promise<void> {
  const { queryClient } = useHuiqi();
  return useCallback(
    async (...ids) => {
      await Promise.all(ids.map((id) => queryClient.invalidateQueries({ queryKey: [id] })));
    },
    [queryClient],
  );
}
