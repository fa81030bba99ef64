import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { OperationId } from '@huiqi/sdk';
import { operationMeta } from '@huiqi/sdk/contract';
import { ApiError } from '../../contract/ApiError.js';
import { contractRoutes } from '../../contract/contractRoutes.js';
import { checkParity } from '../../contract/parity.js';
import { askPublicDay } from '../../db/askPublicDay.js';
import type { Handler, Handlers, Services } from '../context.js';
import { guard } from '../access/guard.js';
import { limitRequests } from '../load/limitRequests.js';
import { PublicCache } from '../cache/publicCache.js';
import { serveHeld } from '../cache/serveHeld.js';
import { serveOperation } from './serveOperation.js';
import { sendPublic } from '../cache/servePublic.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads of public data since start. */
    publicReads: { readonly hits: number; readonly misses: number };
  }
}

interface OperationOptions extends Services {
  readonly handlers: Handlers;
}

const notServed = () => Promise.reject(new ApiError('100501'));

/** Lets errors use the messages of this operation. */
const nameOperation = (id: OperationId) => async (request: FastifyRequest) => {
  request.operationId = id;
};

async function addOperations(app: FastifyInstance, options: OperationOptions): Promise<void> {
  const { handlers, config, db, jobs, messages, now, partners, regions } = options;
  const { registry, sessions, storage } = options;
  // What every call is given, and no more.
  const kept = { partners, regions, registry, sessions, storage };
  const services = { config, db, jobs, messages, now, ...kept };
  checkParity(operationMeta, handlers);
  const cache = new PublicCache(askPublicDay(services));
  app.decorate('publicReads', cache.reads);
  const limit = limitRequests(services.config.load.requests);
  const register = (scope: FastifyInstance, forms: boolean) => {
    for (const { id, ...route } of contractRoutes) {
      const meta = operationMeta[id];
      const handler = handlers[id] as Handler<OperationId> | undefined;
      if ((meta.body === 'form') !== forms) continue;
      const send = sendPublic(meta, services.config);
      const url = `/api/${services.config.product}${route.url}`;
      const held = meta.cached === 'everybody' ? [serveHeld(meta, { cache, limit, send })] : [];
      scope.route({
        ...route,
        url,
        onRequest: [nameOperation(id), ...held, guard(meta, services)],
        handler: handler
          ? limit(serveOperation({ id, meta, handler }, services, { cache, send }))
          : notServed,
      });
    }
  };
  register(app, false);
  // Its parser passes the body to the handler unchecked, so it must not exist for other operations.
  await app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false });
    register(scope, true);
  });
}

/** A route for every operation of the contract. */
export const operations = fp(addOperations, {
  name: 'operations',
  dependencies: ['validation', 'jsonBody', 'callers', 'cookies', 'unlistedMethods'],
});
