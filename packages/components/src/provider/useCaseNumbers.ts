import type { Operation, OperationData, OperationId, OperationInput } from '@huiqi/sdk';
import { phoneHref } from '@huiqi/sdk/domain';
import type { NumberReading } from '../patterns/StaffDesk/MaskedNumbers.js';
import { describeError } from './describeError.js';
import { useMutationOf } from './useMutationOf.js';

/**
 * Reveals a case's numbers when its handler asks, which the server records. They only exist in the component's state:
 * in no cache, and gone on unmount.
 */
export function useCaseNumbers<Id extends OperationId>(
  operation: Operation<Id>,
  input: OperationInput<Id>,
): NumberReading<OperationData<Id>> {
  const read = useMutationOf(operation, { successMessage: false });
  return {
    numbers: read.data,
    busy: read.busy,
    error: read.error === null ? null : describeError(read.error),
    hrefOf: phoneHref,
    onShow: () => void read.run(input),
    onHide: read.reset,
  };
}
