import openapiGlue from 'fastify-openapi-glue';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { OperationId, OperationInput } from '@huiqi/sdk';
import { askPublicVersion } from '../db/askPublicVersion.js';
import { notServed } from '../contract/notServed.js';
import { operationRules, type OperationRule } from '../contract/operations.js';
import { routedContract } from '../contract/routedContract.js';
import { ApiError } from '../contract/ApiError.js';
import type { Handler, Handlers, Services, UserCall } from './context.js';
import { guard } from './guard.js';
import { inputOf } from './input.js';
import { cachedOperations, PublicCache } from './publicCache.js';

/** A contract and handlers that do not fit each other; the start fails with it. */
export class ParityError extends Error {
  override readonly name = 'ParityError';
}

export function checkParity(
  ids: readonly string[],
  handlers: Handlers,
  unserved: readonly string[],
): void {
  const problems = [
    ...ids
      .filter((id) => !(id in handlers) && !unserved.includes(id))
      .map((id) => `${id} has no handler`),
    ...Object.keys(handlers)
      .filter((id) => !ids.includes(id))
      .map((id) => `handler ${id} has no operation`),
    ...unserved
      .filter((id) => id in handlers)
      .map((id) => `${id} is served; take it off notServed`),
    ...unserved
      .filter((id) => !ids.includes(id))
      .map((id) => `${id} in notServed is not in the contract`),
  ];
  if (problems.length > 0)
    throw new ParityError(`Contract and handlers differ: ${problems.join('; ')}`);
}

function serve(
  rule: OperationRule,
  handler: Handler<OperationId>,
  services: Services,
  cache: PublicCache,
) {
  const cached = cachedOperations.has(rule.operationId as OperationId);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const call: UserCall<OperationId> = {
      ...services,
      input: inputOf(rule, request) as OperationInput<OperationId>,
      visitor: request.currentUser,
      // Only operations that require a session read `user`; the guard has refused everybody else.
      user: request.currentUser as UserCall<OperationId>['user'],
      request,
      reply,
      requestId: request.id,
    };
    if (rule.session !== 'public') reply.header('Cache-Control', 'no-store');
    const answer = async () => ({ code: '200', message: '操作成功', data: await handler(call) });
    if (!cached) return answer();
    const serialise = reply.getSerializationFunction('200', 'application/json');
    if (!serialise) throw new Error(`${rule.operationId} has no serialiser`);
    const text = await cache.read(rule.operationId, call.input as object, async () =>
      String(serialise(await answer())),
    );
    return reply.type('application/json; charset=utf-8').send(text);
  };
}

/** Makes a route of every operation of the contract. */
export async function registerOperations(
  app: FastifyInstance,
  handlers: Handlers,
  services: Services,
): Promise<void> {
  checkParity(
    operationRules.map(({ operationId }) => operationId),
    handlers,
    notServed,
  );
  const cache = new PublicCache(askPublicVersion(services.db));
  const rules = new Map(operationRules.map((rule) => [rule.operationId, rule]));
  app.decorateRequest('currentUser', null);
  app.decorateRequest('sessionMode', null);
  await app.register(openapiGlue, {
    specification: routedContract(notServed),
    prefix: `/api/${services.config.product}`,
    operationResolver: (operationId: string) => {
      const rule = rules.get(operationId);
      if (!rule) throw new ParityError(`${operationId} is not in the contract`);
      const handler = handlers[operationId as OperationId] as Handler<OperationId> | undefined;
      const run = handler
        ? serve(rule, handler, services, cache)
        : () => Promise.reject(new ApiError('100501'));
      // The declared type asks for a whole route; glue fills in method, url and schema itself.
      return { onRequest: guard(rule, services), handler: run } as unknown as RouteOptions;
    },
  });
}
