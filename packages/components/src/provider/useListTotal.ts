import type { Operation, OperationInput } from '@huiqi/sdk';
import { useOperation } from './useOperation.js';
import type { ListOperationId } from './useOperationList.js';

/** How many rows a list has, such as those that wait. Asked for again each minute; null until it is known. */
export function useListTotal<Id extends ListOperationId>(
  operation: Operation<Id>,
  filters: Omit<OperationInput<Id>, 'index' | 'size'>,
): string | null {
  const input = { ...filters, index: 1, size: 1 } as unknown as OperationInput<Id>;
  const { data } = useOperation(operation, input, { staleTime: 30_000, refetchEvery: 60_000 });
  const found = data as { readonly page: { readonly total: number } } | undefined;
  return found?.page.total.toString() ?? null;
}
