import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { OperationId } from '@huiqi/sdk';
import { operationMeta } from '@huiqi/sdk/contract';
import type { Config } from '../config/config.js';
import { invalid } from '../contract/ApiError.js';
import { catalogue } from '../contract/catalogue.js';
import { Faults, meetFault, type Fault } from './faults.js';

type FaultOrder = Omit<Fault, 'times' | 'delayMs' | 'scope'> &
  Partial<Pick<Fault, 'times' | 'delayMs' | 'scope'>>;

const text = { type: 'string', minLength: 1, maxLength: 200 };
const orderSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['operationId'],
  properties: {
    operationId: { type: 'string', enum: Object.keys(operationMeta) },
    code: { type: 'string', enum: [...catalogue.keys()] },
    message: text,
    fieldErrors: {
      type: 'array',
      maxItems: 20,
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
    retryAfterSeconds: { type: 'integer', minimum: 1, maximum: 86_400 },
    times: { type: 'integer', minimum: 1, maximum: 1000 },
    delayMs: { type: 'integer', minimum: 0, maximum: 60_000 },
    scope: text,
  },
};

const scopeHeader = 'x-sandbox-scope';

function scopeOf(request: FastifyRequest): string | null {
  const given = request.headers[scopeHeader];
  return typeof given === 'string' && given !== '' ? given : null;
}

/** Operations by method and routed path. */
const routes = (product: string): ReadonlyMap<string, OperationId> =>
  new Map(
    Object.entries(operationMeta).map(([id, { method, path }]) => [
      `${method} /api/${product}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      id as OperationId,
    ]),
  );

interface FaultOptions {
  readonly config: Pick<Config, 'product' | 'sandbox'>;
}

async function addFaults(app: FastifyInstance, { config }: FaultOptions): Promise<void> {
  if (!config.sandbox) return;
  const faults = new Faults();
  const operations = routes(config.product);
  app.addHook('onRequest', async (request) => {
    const { method, url } = request.routeOptions;
    const id = operations.get(`${String(method)} ${url}`);
    const fault = id && faults.take(id, scopeOf(request));
    if (fault) await meetFault(fault);
  });
  app.post<{ Body: FaultOrder }>(
    '/__sandbox/faults',
    { schema: { body: orderSchema } },
    async (request, reply) => {
      const { times = 1, delayMs = 0, scope = null, ...fault } = request.body;
      if (fault.code === undefined && delayMs === 0)
        throw invalid([{ field: 'code', message: 'code or delayMs is needed' }]);
      faults.add({ ...fault, times, delayMs, scope });
      return reply.code(201).send({ ...fault, times, delayMs, scope });
    },
  );
  app.delete<{ Querystring: { scope?: string } }>('/__sandbox/faults', async (request, reply) => {
    faults.clear(request.query.scope ?? null);
    return reply.code(204).send();
  });
}

/** Routes of a sandbox that schedule failures; matching calls fail before their operation handles them. */
export const faultRoutes = fp(addFaults, {
  name: 'faultRoutes',
  dependencies: ['validation', 'jsonBody', 'unlistedMethods', 'shedLoad'],
});
