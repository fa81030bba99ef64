import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Operation, OperationData, OperationId, OperationInput } from '@huiqi/sdk';
import { useHuiqi } from './context.js';
import { queryKey } from './queryKey.js';

export interface UseOperationOptions {
  readonly enabled?: boolean | undefined;
  /** Milliseconds for which a response is not requested again. Defaults to 10,000. */
  readonly staleTime?: number | undefined;
  /** Shows the last response while the next one loads: for pages and filters. */
  readonly keepPrevious?: boolean | undefined;
}

/** Reads through an operation of the contract. The query key is `[tag, operationId, input]`. */
export function useOperation<Id extends OperationId>(
  operation: Operation<Id>,
  input: OperationInput<Id>,
  { enabled = true, staleTime = 10_000, keepPrevious = false }: UseOperationOptions = {},
): UseQueryResult<OperationData<Id>, Error> {
  const { client, queryClient } = useHuiqi();
  const { spec } = operation;
  return useQuery<unknown, Error, OperationData<Id>>(
    {
      queryKey: queryKey(spec, input as object),
      queryFn: ({ signal }) => client.call(spec, input as object, { signal }),
      enabled,
      staleTime,
      ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    },
    queryClient,
  );
}
