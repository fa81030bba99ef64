import { hasOwn } from '../builtins/hasOwn.js';
import { operationMessages } from '../generated/operationMessages.js';
import type { OperationMessages } from './catalogueTypes.js';

export const operationMessagesOf = (operationId: string): OperationMessages | undefined =>
  hasOwn(operationMessages, operationId) ? operationMessages[operationId] : undefined;

/** The message (zh-CN) when an operation succeeded (spec 1 §8, spec 2 §8). Defaults to 操作成功. */
export function successMessage(operationId: string): string {
  return operationMessagesOf(operationId)?.success ?? '操作成功';
}
