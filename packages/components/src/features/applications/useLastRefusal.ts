import { useCallback } from 'react';
import { useHuiqi } from '../../provider/context.js';

const keyOf = (productId: string) => ['applications', 'refusal', productId] as const;

/**
 * The reason of the last refusal of this visit, for a refusal that left no order to load it from. It is
 * held in memory, since an address could be forged.
 */
export function useLastRefusal(
  productId: string,
): readonly [string | null, (reason: string | null) => void] {
  const { queryClient } = useHuiqi();
  const keep = useCallback(
    (reason: string | null) => void queryClient.setQueryData(keyOf(productId), reason),
    [queryClient, productId],
  );
  return [queryClient.getQueryData<string | null>(keyOf(productId)) ?? null, keep];
}
