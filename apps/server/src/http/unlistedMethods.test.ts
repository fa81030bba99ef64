import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationRules } from '../contract/operations.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';

const asked = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];
const paths = [...new Set(operationRules.map(({ path }) => path))];
const concrete = (path: string) => path.replaceAll(/\{\w+\}/g, '1');

/** What the contract has at an address; a template with a parameter fits a fixed path beside it. */
function listed(path: string): string[] {
  const methods = operationRules
    .filter((rule) => new RegExp(`^${rule.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .map(({ method }) => method);
  return [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : [])])].toSorted();
}

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp();
});
afterAll(() => world.close());

const call = (method: string, url: string, more: object = {}) =>
  world.app.inject({ method: method as 'GET', url, ...more });

describe('methods which the contract does not list (V-48)', () => {
  it('answers 405 with what it lists, at every address', async () => {
    let tried = 0;
    for (const path of paths) {
      const url = `/api/huiqi${concrete(path)}`;
      const allowed = listed(concrete(path));
      for (const method of asked.filter((one) => !allowed.includes(one))) {
        const answer = await call(method, url);
        expect([answer.statusCode, answer.headers.allow], `${method} ${path}`).toEqual([
          405,
          allowed.join(', '),
        ]);
        expect(answer.json()).toMatchObject({
          code: '100400',
          requestId: answer.headers['x-request-id'],
        });
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(paths.length * 5);
  });

  it.each([
    ['a slash at the end', '/api/huiqi/product/index/page/'],
    ['a query', '/api/huiqi/product/index/page?size=1'],
    ['escapes', '/api/huiqi/product/index/pag%65'],
  ])('knows an address with %s', async (_name, url) => {
    expect((await call('DELETE', url)).statusCode).toBe(405);
  });

  it('says so before it reads a body', async () => {
    const more = { payload: '{', headers: { 'content-type': 'text/plain' } };
    const answer = await call('PATCH', '/api/huiqi/product/index/page', more);
    expect(answer.statusCode).toBe(405);
    expect((await call('PATCH', '/api/huiqi/nowhere', more)).statusCode).toBe(404);
  });

  it.each(['GET', 'POST', 'TRACE', 'OPTIONS'])(
    'leaves unknown addresses unknown to %s',
    async (method) => {
      for (const url of ['/api/huiqi/nowhere', '/api/other/product/index/page', '/api', '/%41pi']) {
        const answer = await call(method, url);
        expect([answer.statusCode, answer.json().code], url).toEqual([404, '100404']);
        expect(answer.headers.allow).toBeUndefined();
      }
    },
  );

  it('covers what stands beside the contract', async () => {
    expect((await call('POST', '/healthz')).headers.allow).toBe('GET, HEAD');
    expect((await call('PUT', '/openapi.json')).statusCode).toBe(405);
  });
});
