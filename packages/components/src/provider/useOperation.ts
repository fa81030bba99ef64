import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Operation, OperationData, OperationId, OperationInput } from '@huiqi/sdk';
import { useHuiqi } from './context.js';

export interface UseOperationOptions {
  readonly enabled?: boolean | undefined;
  readonly staleTime?: number | undefined;
  /** Shows the last answer while the next one loads: for pages and filters. */
  readonly keepPrevious?: boolean | undefined;
}

/** Reads through an operation of the contract. The key is its operationId and the input. */
export function useOperation<Id extends OperationId>(
  operation: Operation<Id>,
  input: OperationInput<Id>,
  { enabled = true, staleTime = 10_000, keepPrevious = false }: UseOperationOptions = {},
): UseQueryResult<OperationData<Id>, Error> {
  const { client, queryClient } = useHuiqi();
  const { spec } = operation;
  return useQuery<unknown, Error, OperationData<Id>>(
    {
      queryKey: [spec.id, input],
      queryFn: ({ signal }) => client.call(spec, input as object, { signal }),
      enabled,
      staleTime,
      ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    },
    queryClient,
  );
}
