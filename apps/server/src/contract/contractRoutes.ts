import type { OperationId } from '@huiqi/sdk';
import fastify, { type FastifySchema, type HTTPMethods, type RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { routedContract } from './routedContract.js';

export interface ContractRoute {
  readonly id: OperationId;
  readonly method: HTTPMethods | HTTPMethods[];
  readonly url: string;
  readonly schema: FastifySchema;
}

async function readRoutes(): Promise<readonly ContractRoute[]> {
  const routes: ContractRoute[] = [];
  // Never becomes ready, so it compiles nothing.
  const recorder = fastify({ exposeHeadRoutes: false });
  recorder.addHook('onRoute', ({ method, url, schema = {} }: RouteOptions) => {
    const { operationId } = schema as { operationId: OperationId };
    routes.push({ id: operationId, method, url, schema });
  });
  await recorder.register(openapiGlue, {
    specification: routedContract(),
    operationResolver: () => async () => null,
  });
  return routes;
}

let routes: Promise<readonly ContractRoute[]> | undefined;

/** The contract's routes with their schemas, read once per process: reading takes longer than registering them. */
export const contractRoutes = (): Promise<readonly ContractRoute[]> => (routes ??= readRoutes());
