import type { OperationId } from '@huiqi/sdk';
import { operationMeta, type OperationMeta } from '@huiqi/sdk/contract';

/** An operation of the contract with its metadata. */
export interface Operation extends OperationMeta {
  readonly id: OperationId;
}

export const operations: readonly Operation[] = Object.entries(operationMeta).map(([id, meta]) => ({
  id: id as OperationId,
  ...meta,
}));

export const servedOperations = operations.filter(({ served }) => served);
