import {
  errorCatalogue,
  messageRules,
  operationWords,
  fallbackMessages,
} from '../generated/errors.js';
import type { CatalogueRow, ErrorPolicy } from './catalogueTypes.js';
import type { HuiqiErrorKind } from './kinds.js';

export interface Verdict {
  readonly kind: HuiqiErrorKind;
  readonly userMessage: string;
  readonly policy: ErrorPolicy;
}

const toast: ErrorPolicy = { action: 'toast' };
const hasChinese = /[㐀-鿿]/;
const markup = /[<>\p{Cc}]/u;

/** Words of the server are shown when they look like words for people: no markup, no stack, Chinese. */
export function presentable(message: unknown): string | undefined {
  if (typeof message !== 'string') return undefined;
  const text = message.trim();
  return text.length <= 200 && hasChinese.test(text) && !markup.test(text) ? text : undefined;
}

/** The row of a code as it is meant for one operation. */
export function findRow(code: string, operationId: string): CatalogueRow | undefined {
  const rows: Readonly<Record<string, CatalogueRow>> = errorCatalogue;
  const row = Object.hasOwn(rows, code) ? rows[code] : undefined;
  const scope = row?.scopes?.find((entry) => entry.operations.includes(operationId));
  if (!row || !scope) return row;
  // Words of a scope are exact: the server's do not win over them.
  const messageFrom = scope.message === undefined ? row.messageFrom : undefined;
  return { ...row, ...scope, messageFrom };
}

/** Words for a failure the server says nothing about. */
export function failureWords(operationId: string, kind: HuiqiErrorKind): string {
  const words = Object.hasOwn(operationWords, operationId)
    ? operationWords[operationId]
    : undefined;
  return (kind === 'business' ? words?.failure : undefined) ?? fallbackMessages[kind];
}

/** What to say when an operation went well (spec 1 §8, spec 2 §8). */
export function successWords(operationId: string): string {
  const words = Object.hasOwn(operationWords, operationId)
    ? operationWords[operationId]
    : undefined;
  return words?.success ?? '操作成功';
}

/** Decides by openapi/errors.yaml what an error means and what should happen. */
export function judge(
  code: string,
  message: unknown,
  operationId: string,
  httpStatus: number,
): Verdict {
  const words = presentable(message);
  const row = findRow(code, operationId);
  const exact = row !== undefined && row.messageFrom !== 'server';
  const rule = exact ? undefined : findRule(words, operationId);
  if (rule) return { kind: rule.kind, userMessage: rule.message, policy: rule.policy };
  if (row) {
    const userMessage = exact ? row.message : (words ?? row.message);
    return { kind: row.kind, userMessage, policy: row.policy };
  }
  const kind = httpStatus === 401 || httpStatus === 403 ? 'auth' : 'business';
  return { kind, userMessage: words ?? failureWords(operationId, kind), policy: toast };
}

function findRule(words: string | undefined, operationId: string) {
  if (words === undefined) return undefined;
  return messageRules.find(
    (rule) =>
      words.includes(rule.match) &&
      (rule.operations === undefined || rule.operations.includes(operationId)),
  );
}
