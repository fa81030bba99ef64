import {
  isHuiqiError,
  successMessage as contractMessage,
  type Operation,
  type OperationData,
  type OperationId,
  type OperationInput,
  type Tag,
} from '@huiqi/sdk';
import { useState } from 'react';
import { useToast } from '../ui/Toast/useToast.js';
import { useClient } from './context.js';
import { createActionKey } from './createActionKey.js';
import { isOverCode } from './isOverCode.js';
import { useAction, type Action } from './useAction.js';
import { useInvalidate } from './useInvalidate.js';

export interface MutationOptions<Id extends OperationId> {
  /** Called after each success, also when the component was unmounted. */
  readonly onSuccess?:
    | ((data: OperationData<Id>, input: OperationInput<Id>) => void | Promise<void>)
    | undefined;
  /** Called with the write's error, which `error` has too. */
  readonly onError?: ((error: unknown, input: OperationInput<Id>) => void) | undefined;
  /** Text of the toast; false shows none. Defaults to the contract's success message. */
  readonly successMessage?: string | false | undefined;
  /** Tags that become stale besides the contract's (`operation.spec.invalidates`). */
  readonly invalidates?: readonly Tag[] | undefined;
  /** Whether the tags become stale too when the record is no longer as it was shown. Defaults to false. */
  readonly refreshOnConflict?: boolean | undefined;
}

export interface Mutation<Id extends OperationId> extends Action<
  [input: OperationInput<Id>],
  OperationData<Id>
> {
  /** The server's errors by field; empty unless it named fields. */
  readonly fieldErrors: Readonly<Record<string, string>>;
}

const noFields = {};

/**
 * One write through an operation of the contract. `run` ignores a second click, sends one idempotency key per user
 * action and never rejects. After a success it marks the contract's tags as stale and shows the contract's success
 * message; `busy` ends when the page's data is fresh.
 */
export function useMutationOf<Id extends OperationId>(
  operation: Operation<Id>,
  options: MutationOptions<Id> = {},
): Mutation<Id> {
  const { onSuccess, onError, successMessage, invalidates = [], refreshOnConflict } = options;
  const client = useClient();
  const toast = useToast();
  const invalidate = useInvalidate();
  const [actionKey] = useState(createActionKey);
  const { spec } = operation;
  const refresh = () => invalidate(...spec.invalidates, ...invalidates);

  async function write(input: OperationInput<Id>): Promise<OperationData<Id>> {
    const idempotencyKey = actionKey.keyFor(input);
    try {
      const data = await client.call(spec, input as object, { idempotencyKey });
      actionKey.settle();
      return data as OperationData<Id>;
    } catch (error) {
      actionKey.settle(error);
      if (refreshOnConflict && isHuiqiError(error) && isOverCode(error.code)) void refresh();
      onError?.(error, input);
      throw error;
    }
  }

  const action = useAction(async (input: OperationInput<Id>) => {
    const data = await write(input);
    // First, so that whatever `onSuccess` opens does not show stale responses.
    const refreshed = refresh();
    const message = successMessage ?? contractMessage(spec.id);
    if (message) toast.success(message);
    try {
      await onSuccess?.(data, input);
    } catch (error) {
      // An error of the host must not look like a failed write, which users would repeat.
      reportLater(error);
    }
    await refreshed;
    return data;
  });

  const fieldErrors = isHuiqiError(action.error) ? action.error.fieldErrors : noFields;
  return { ...action, fieldErrors };
}

function reportLater(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
