import type { Tag } from '@huiqi/sdk';
import { operationMeta } from '@huiqi/sdk/contract';
import type { FastifyInstance } from 'fastify';
import type { FirstAsk } from './firstPages.js';

/** Refuses questions whose answers are not for everybody: a page must never carry what belongs to one person. */
export function checkAsks(asks: readonly FirstAsk[]): void {
  for (const { operation } of asks) {
    const { access, cached } = operationMeta[operation];
    if (!cached && access !== 'optional')
      throw new Error(`${operation} is not public; no page may carry its answer`);
  }
}

/** Whether the answer depends on who asks, so that it is carried for visitors alone. */
const isPersonal = ({ operation }: FirstAsk) => !operationMeta[operation].cached;

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
    const { path, queryNames } = operationMeta[ask.operation];
    if (isPersonal(ask) && !forVisitor) continue;
    const known = { ...data.get(ask.inputOf ?? ''), ...ask.input };
    const input = Object.fromEntries(
      queryNames.flatMap((name) => (name in known ? [[name, known[name]]] : [])),
    );
    const query = new URLSearchParams(
      Object.entries(input).map(([name, value]) => [name, String(value)]),
    );
    query.sort();
    const url = `${base}${path}${query.size > 0 ? `?${query}` : ''}`;
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
