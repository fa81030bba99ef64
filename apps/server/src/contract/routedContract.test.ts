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

it('gives the router every operation once and nothing to warn about', async () => {
  const others = await start(routedContract(operationMeta, false));
  const forms = await start(routedContract(operationMeta, true));
  expect([others.lines, forms.lines]).toEqual([[], []]);
  expect(forms.routes).toBe(operations.filter(({ body }) => body === 'form').length);
  expect(others.routes + forms.routes).toBe(operations.length);
});
