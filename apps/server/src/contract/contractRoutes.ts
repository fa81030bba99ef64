import routes from '@huiqi/openapi/routes.json' with { type: 'json' };
import type { OperationId } from '@huiqi/sdk';
import type { FastifySchema, HTTPMethods } from 'fastify';

export interface ContractRoute {
  readonly id: OperationId;
  readonly method: HTTPMethods | HTTPMethods[];
  readonly url: string;
  readonly schema: FastifySchema;
}

/** The contract's routes with their schemas, read from it when it was bundled (`tooling/contract`). */
export const contractRoutes = routes as unknown as readonly ContractRoute[];
