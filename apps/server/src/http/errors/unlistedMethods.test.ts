import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { operations } from '../../testing/operations.js';

const asked = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'];
const paths = [...new Set(operations.map(({ path }) => path))];
const concrete = (path: string) => path.replaceAll(/\{\w+\}/g, '1');

/** Methods of the contract at an address; a template with a parameter also matches a fixed path. */
function listed(path: string): string[] {
  const methods: string[] = operations
    .filter((one) => new RegExp(`^${one.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path))
    .map(({ method }) => method);
  return [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : [])])].toSorted();
}

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const call = (method: string, url: string, more: object = {}) =>
  testApp.app.inject({ method: method as 'GET', url, ...more });

describe('methods that the contract does not list', () => {
  it('get 405 and the list of allowed ones, at every address', async () => {
    let tried = 0;
    for (const path of paths) {
      const url = `/api/huiqi${concrete(path)}`;
      const allowed = listed(concrete(path));
      for (const method of asked.filter((one) => !allowed.includes(one))) {
        const response = await call(method, url);
        expect([response.statusCode, response.headers.allow], `${method} ${path}`).toEqual([
          405,
          allowed.join(', '),
        ]);
        expect(response.json()).toMatchObject({
          code: '100405',
          requestId: response.headers['x-request-id'],
        });
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(paths.length * 5);
  });

  it.each([
    ['a trailing slash', '/api/huiqi/product/index/page/'],
    ['a query', '/api/huiqi/product/index/page?size=1'],
    ['escapes', '/api/huiqi/product/index/pag%65'],
  ])('are recognised at an address with %s', async (_name, url) => {
    expect((await call('DELETE', url)).statusCode).toBe(405);
  });

  it('are refused before the body is read', async () => {
    const more = { payload: '{', headers: { 'content-type': 'text/plain' } };
    const response = await call('PATCH', '/api/huiqi/product/index/page', more);
    expect(response.statusCode).toBe(405);
    expect((await call('PATCH', '/api/huiqi/nowhere', more)).statusCode).toBe(404);
  });

  it.each(['GET', 'POST', 'TRACE', 'OPTIONS'])(
    'do not make unknown addresses known to %s',
    async (method) => {
      for (const url of ['/api/huiqi/nowhere', '/api/other/product/index/page', '/api', '/%41pi']) {
        const response = await call(method, url);
        expect([response.statusCode, response.json().code], url).toEqual([404, '100404']);
        expect(response.headers.allow).toBeUndefined();
      }
    },
  );

  it('are refused outside the contract too', async () => {
    expect((await call('POST', '/healthz')).headers.allow).toBe('GET, HEAD');
    expect((await call('PUT', '/openapi.json')).statusCode).toBe(405);
  });
});
