import { operationMeta } from '@huiqi/sdk/contract';
import fastify from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { expect, it } from 'vitest';
import { operations } from '../testing/operations.js';
import { routedContract } from './routedContract.js';

async function start(specification: object): Promise<{ lines: string[]; routes: number }> {
  const lines: string[] = [];
  const app = fastify({
    exposeHeadRoutes: false,
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  });
  let routes = 0;
  app.addHook('onRoute', () => {
    routes += 1;
  });
  await app.register(openapiGlue, { specification, operationResolver: () => async () => null });
  await app.close();
  return { lines, routes };
}

it('gives the router every operation and nothing to warn about', async () => {
  expect(await start(routedContract(operationMeta))).toEqual({
    lines: [],
    routes: operations.length,
  });
});

it('keeps the body type of an upload that is served, so that a missing parser is seen', async () => {
  const allServed = Object.fromEntries(operations.map(({ id }) => [id, { served: true }]));
  const { lines } = await start(routedContract(allServed));
  expect(lines.join('')).toContain('multipart/form-data');
});
