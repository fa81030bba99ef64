import fastify from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { expect, it } from 'vitest';
import { operations } from '../testing/operations.js';
import { contractRoutes } from './contractRoutes.js';
import { routedContract } from './routedContract.js';

it('gives the router nothing to warn about', async () => {
  const lines: string[] = [];
  const app = fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  });
  const operationResolver = () => async () => null;
  await app.register(openapiGlue, { specification: routedContract(), operationResolver });
  await app.close();
  expect(lines).toEqual([]);
});

it('gives the router every operation once', async () => {
  const routed = (await contractRoutes()).map(({ id }) => id);
  expect(routed.toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
});
