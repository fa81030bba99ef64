import type { Operation, OperationData, OperationId, OperationInput } from '@huiqi/sdk';
import { useState } from 'react';
import { describeError } from '../../../provider/describeError.js';
import { useOperation } from '../../../provider/useOperation.js';
import type { DataStateValue } from '../../../patterns/DataState/types.js';

/**
 * A fresh response that stays as it is: what decides whether a form is shown must neither come from the cache nor
 * remove the form while it is filled in.
 */
export function useFirstResponse<Id extends OperationId>(
  operation: Operation<Id>,
  input: OperationInput<Id>,
  enabled = true,
): DataStateValue<OperationData<Id>> {
  const query = useOperation(operation, input, { enabled, staleTime: 0 });
  const [first, setFirst] = useState<OperationData<Id>>();
  if (first !== undefined) return { status: 'ready', data: first };
  if (query.isFetching || !query.isFetchedAfterMount) return { status: 'loading' };
  if (query.isError)
    return {
      status: 'error',
      error: describeError(query.error),
      retry: () => void query.refetch(),
    };
  if (query.data !== undefined) setFirst(query.data);
  return { status: 'loading' };
}
