import type { Tag } from '@huiqi/sdk';
import { operationMeta } from '@huiqi/sdk/contract';
import type { FastifyInstance } from 'fastify';
import { operationRules, type OperationRule } from '../contract/operations.js';
import { cachedOperations } from '../http/publicCache.js';
import type { FirstAsk } from './firstPages.js';

const rules = new Map<string, OperationRule>(
  operationRules.map((rule) => [rule.operationId, rule]),
);

/** Refuses questions whose answers are not for everybody: a page must never carry what belongs to one person. */
export function checkAsks(asks: readonly FirstAsk[]): void {
  for (const { operation } of asks) {
    const open = cachedOperations.has(operation) || rules.get(operation)?.session === 'optional';
    if (!open) throw new Error(`${operation} is not public; no page may carry its answer`);
  }
}

/** Whether the answer depends on who asks, so that it is carried for visitors alone. */
const isPersonal = ({ operation }: FirstAsk) => !cachedOperations.has(operation);

/** One answer with its question, as the site reads it. */
export interface FirstAnswer {
  readonly tag: Tag;
  readonly operation: string;
  readonly input: object;
  readonly answer: { readonly data: Readonly<Record<string, unknown>> };
}

/** Asks as a visitor would; answers by the address a client asks at. Fails when one of them does. */
export async function gatherAnswers(
  app: FastifyInstance,
  base: string,
  asks: readonly FirstAsk[],
  forVisitor: boolean,
): Promise<Record<string, FirstAnswer>> {
  const answers: Record<string, FirstAnswer> = {};
  const data = new Map<string, Readonly<Record<string, unknown>>>();
  for (const ask of asks) {
    const rule = rules.get(ask.operation);
    if (!rule || (isPersonal(ask) && !forVisitor)) continue;
    const known = { ...data.get(ask.inputOf ?? ''), ...ask.input };
    const input = Object.fromEntries(
      rule.queryNames.flatMap((name) => (name in known ? [[name, known[name]]] : [])),
    );
    const query = new URLSearchParams(
      Object.entries(input).map(([name, value]) => [name, String(value)]),
    );
    query.sort();
    const url = `${base}${rule.path}${query.size > 0 ? `?${query}` : ''}`;
    const answer = await app.inject({ url });
    if (answer.statusCode !== 200)
      throw new Error(`${ask.operation} answered ${answer.statusCode}`);
    const envelope = answer.json<{ data: Readonly<Record<string, unknown>> }>();
    const { tag } = operationMeta[ask.operation];
    answers[url] = { tag, operation: ask.operation, input, answer: envelope };
    data.set(ask.operation, envelope.data);
  }
  return answers;
}
