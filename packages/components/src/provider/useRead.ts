import type { Operation, OperationData, OperationId, OperationInput } from '@huiqi/sdk';
import { useCallback } from 'react';
import { useHuiqi } from './context.js';
import { queryKey } from './queryKey.js';

/** Reads once through an operation of the contract, bypassing or filling the cache; rejects with a HuiqiError. */
export type Read = <Id extends OperationId>(
  operation: Operation<Id>,
  input: OperationInput<Id>,
  /** Maximum age of a cached response in milliseconds. Defaults to 0. */
  staleTime?: number,
) => Promise<OperationData<Id>>;

/** Returns a function that reads on demand: for steps that depend on each other's responses. */
export function useRead(): Read {
  const { client, queryClient } = useHuiqi();
  return useCallback(
    ({ spec }, input, staleTime = 0) =>
      queryClient.fetchQuery({
        queryKey: queryKey(spec, input as object),
        queryFn: ({ signal }) => client.call(spec, input as object, { signal }),
        staleTime,
      }) as never,
    [client, queryClient],
  );
}
