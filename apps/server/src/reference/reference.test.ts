import contract from '@huiqi/openapi/bundle.json' with { type: 'json' };
import { operationMeta } from '@huiqi/sdk/contract';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Contract } from './contractTypes.js';
import { renderReference } from './renderReference.js';
import { registerAlone } from '../testing/registerAlone.js';
import { reference } from './reference.js';

const page = renderReference(contract as unknown as Contract, operationMeta);
const ids = [...page.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1]);

test('every operation and every schema is there once', () => {
  const operations = Object.values(contract.paths).flatMap((item) =>
    Object.values(item).map((one) => (one as { operationId: string }).operationId),
  );
  for (const id of operations) expect(ids).toContain(id);
  for (const name of Object.keys(contract.components.schemas))
    expect(ids).toContain(`schema-${name}`);
  expect(new Set(ids).size).toBe(ids.length);
});

test('every link inside the page has a target', () => {
  const targets = [...page.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
  expect(targets.length).toBeGreaterThan(500);
  expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
});

test('text of the contract cannot become markup', () => {
  const hostile = {
    info: { title: '<script>alert(1)</script>', version: '"1"' },
    tags: [{ name: 'a', description: '<img src=x onerror=alert(1)>' }],
    paths: {
      '/a': {
        get: {
          operationId: 'getA',
          tags: ['a'],
          summary: '</p><script>1</script>',
          responses: { 200: { content: { 'application/json': { example: '</code><script>' } } } },
        },
      },
    },
    components: { schemas: {} },
  };
  const { getUserInfo } = operationMeta;
  const operations = { getA: { ...getUserInfo, path: '/a', tag: 'a' as typeof getUserInfo.tag } };
  const rendered = renderReference(hostile as unknown as Contract, operations);
  expect(rendered).not.toMatch(/<script|<img/);
  expect(rendered).toContain('&lt;script&gt;');
});

test('it uses no script and no style of its own', () => {
  expect(page).not.toMatch(/<script|style=|onclick|javascript:/);
});

test('it is served compressed, and with 304 to a client that has it', async () => {
  const app = fastify();
  await registerAlone(app, reference, {});
  const first = await app.inject({
    url: '/reference/',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(first.headers['content-encoding']).toBe('br');
  expect(first.rawPayload.length).toBeLessThan(page.length / 5);
  const refusing = { 'accept-encoding': 'gzip, br;q=0' };
  const other = await app.inject({ url: '/reference/', headers: refusing });
  expect(other.headers['content-encoding']).toBe('gzip');
  const again = await app.inject({
    url: '/reference/',
    headers: { 'if-none-match': String(first.headers['etag']) },
  });
  expect(again.statusCode).toBe(304);
  const plain = await app.inject({ url: '/openapi.json' });
  expect(plain.json()).toMatchObject({ openapi: '3.1.0' });
  const older = await app.inject({ url: '/openapi-3.0.json' });
  expect(older.json()).toMatchObject({ openapi: '3.0.3' });
});
