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

/** Tags of the contract, separated by commas, that a run is limited to. Defaults to all. */
const limit = (process.env['HUIQI_TEST_TAGS'] ?? '').split(',').filter(Boolean);

export const isTried = (tag: string): boolean => limit.length === 0 || limit.includes(tag);

/** The served operations that the contract tests call. */
export const triedOperations = servedOperations.filter(({ tag }) => isTried(tag));
