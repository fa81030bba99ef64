import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Operation, OperationData, OperationId, OperationInput } from '@huiqi/sdk';
import { useHuiqi } from './context.js';
import { queryKey } from './queryKey.js';

export interface UseOperationOptions {
  readonly enabled?: boolean | undefined;
  /** Milliseconds for which a response is not refetched. Defaults to 10,000. */
  readonly staleTime?: number | undefined;
  /** Refetch interval in milliseconds while the page is visible. */
  readonly refetchEvery?: number | undefined;
  /** Shows the last response while the next one loads: for pages and filters. */
  readonly keepPrevious?: boolean | undefined;
}

/** Reads through an operation of the contract. The query key is `[tag, operationId, input]`. */
export function useOperation<Id extends OperationId>(
  operation: Operation<Id>,
  input: OperationInput<Id>,
  options: UseOperationOptions = {},
): UseQueryResult<OperationData<Id>, Error> {
  const { enabled = true, staleTime = 10_000, keepPrevious = false, refetchEvery } = options;
  const { client, queryClient, onMissingResponse } = useHuiqi();
  const { spec } = operation;
  const query = useQuery<unknown, Error, OperationData<Id>>(
    {
      queryKey: queryKey(spec, input as object),
      queryFn: async ({ signal }) => {
        // All effects of a page run in one task: starting the calls must not make it long.
        await new Promise((resolve) => {
          setTimeout(resolve);
        });
        return client.call(spec, input as object, { signal });
      },
      enabled,
      staleTime,
      ...(refetchEvery === undefined ? {} : { refetchInterval: refetchEvery }),
      ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    },
    queryClient,
  );
  if (onMissingResponse && enabled && query.data === undefined)
    onMissingResponse({ operation: { spec }, input: input as object });
  return query;
}
