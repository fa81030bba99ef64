import { hasOwn } from '../builtins/hasOwn.js';
import { errorCatalogue, messageRules } from '../generated/errors.js';
import { fallbackMessages } from '../generated/fallbackMessages.js';
import type { CatalogueRow } from './catalogueTypes.js';
import type { HuiqiErrorKind } from './kinds.js';
import { operationMessagesOf } from './successMessage.js';
import { presentable } from './presentable.js';
import { verdictByStatus, type Verdict } from './verdict.js';

/** The row of a code as it applies to one operation. */
export function findRow(code: string, operationId: string): CatalogueRow | undefined {
  const rows: Readonly<Record<string, CatalogueRow>> = errorCatalogue;
  const row = hasOwn(rows, code) ? rows[code] : undefined;
  const scope = row?.scopes?.find((entry) => entry.operations.includes(operationId));
  if (!row || !scope) return row;
  // A scope's message takes precedence over the server's.
  const messageFrom = scope.message === undefined ? row.messageFrom : undefined;
  return { ...row, ...scope, messageFrom };
}

/** The message for a failure without a server message. */
export function failureMessage(operationId: string, kind: HuiqiErrorKind): string {
  const own = kind === 'business' ? operationMessagesOf(operationId)?.failure : undefined;
  return own ?? fallbackMessages[kind];
}

/** Decides what an error means and what should happen (openapi/errors.yaml). */
export function judge(
  code: string,
  message: unknown,
  operationId: string,
  httpStatus: number,
): Verdict {
  const said = presentable(message);
  const row = findRow(code, operationId);
  const exact = row !== undefined && row.messageFrom !== 'server';
  const rule = exact ? undefined : findRule(said, operationId);
  if (rule) return { kind: rule.kind, userMessage: rule.message, policy: rule.policy };
  if (row) {
    const userMessage = exact ? row.message : (said ?? row.message);
    return { kind: row.kind, userMessage, policy: row.policy };
  }
  const verdict = verdictByStatus(message, httpStatus);
  return said ? verdict : { ...verdict, userMessage: failureMessage(operationId, verdict.kind) };
}

function findRule(message: string | undefined, operationId: string) {
  if (message === undefined) return undefined;
  return messageRules.find(
    (rule) =>
      message.includes(rule.match) &&
      (rule.operations === undefined || rule.operations.includes(operationId)),
  );
}
