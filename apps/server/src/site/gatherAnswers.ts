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

/** Asks as a visitor would; answers by the address a client asks at. Fails when one of them does. */
export async function gatherAnswers(
  app: FastifyInstance,
  base: string,
  asks: readonly FirstAsk[],
  forVisitor: boolean,
): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  const data = new Map<string, Readonly<Record<string, unknown>>>();
  for (const ask of asks) {
    const rule = rules.get(ask.operation);
    if (!rule || (isPersonal(ask) && !forVisitor)) continue;
    const known = { ...data.get(ask.inputOf ?? ''), ...ask.input };
    const query = new URLSearchParams(
      rule.queryNames.flatMap((name) => (name in known ? [[name, String(known[name])]] : [])),
    );
    query.sort();
    const url = `${base}${rule.path}${query.size > 0 ? `?${query}` : ''}`;
    const answer = await app.inject({ url });
    if (answer.statusCode !== 200)
      throw new Error(`${ask.operation} answered ${answer.statusCode}`);
    const envelope = answer.json<{ data: Readonly<Record<string, unknown>> }>();
    answers[url] = envelope;
    data.set(ask.operation, envelope.data);
  }
  return answers;
}
