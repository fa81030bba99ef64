import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';

let testApp: TestApp;
let port: number;
beforeAll(async () => {
  testApp = await openTestApp();
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = testApp.app.server.address() as AddressInfo);
});
afterAll(() => testApp.close());

async function sendBytes(bytes: string): Promise<{ head: string; body: unknown }> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(bytes, 'latin1');
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body: JSON.parse(body) };
}

describe('malformed addresses', () => {
  it.each(['/api/huiqi/product/index/%E0%A4', '/%', '/api/huiqi/%zz?token=1'])(
    '%s',
    async (url) => {
      const response = await testApp.app.inject({
        url,
        headers: { 'x-request-id': 'web-test-000009' },
      });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({
        code: '100400',
        message: expect.any(String),
        requestId: 'web-test-000009',
      });
      expect(response.headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-request-id': 'web-test-000009',
      });
    },
  );
});

describe('bytes that are not a request', () => {
  const get = 'GET / HTTP/1.1\r\nHost: x\r\n';
  it.each([
    ['no HTTP at all', 'hello\r\n\r\n', 400, '100400'],
    [
      'a control character in the address',
      'GET /a\x01b HTTP/1.1\r\nHost: x\r\n\r\n',
      400,
      '100400',
    ],
    ['a control character in a header', `${get}X-A: a\x01b\r\n\r\n`, 400, '100400'],
    ['a lone CR in a header', `${get}X-A: a\rX-B: b\r\n\r\n`, 400, '100400'],
    ['two lengths', `${get}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, 400, '100400'],
    [
      'a length beside chunks',
      `${get}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      '100400',
    ],
    ['an expectation nobody knows', `${get}Expect: a-miracle\r\n\r\n`, 417, '100400'],
    ['headers without end', `${get}X-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431, '100413'],
  ])('%s', async (_name, bytes, status, code) => {
    const { head, body } = await sendBytes(bytes);
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} .+`));
    expect(head).toMatch(/Connection: close/i);
    expect(head).toMatch(/^Content-Security-Policy: .*frame-ancestors 'none'/im);
    expect(head).toMatch(/^X-Content-Type-Options: nosniff/im);
    expect(body).toEqual({
      code,
      message: expect.any(String),
      requestId: expect.stringMatching(/^srv-/),
    });
  });
});

it.each([
  ['a page that is not there', 'GET', '/nowhere', 404],
  ['an operation', 'GET', '/api/huiqi/user/area/scfProject', 200],
  ['an operation without a session', 'GET', '/api/huiqi/user/info', undefined],
  ['a method that is not allowed', 'DELETE', '/api/huiqi/user/area/scfProject', 405],
  ['a question of another origin', 'OPTIONS', '/api/huiqi/user/area/scfProject', undefined],
  ['health', 'GET', '/healthz', 200],
] as const)('nobody may frame %s', async (_name, method, url, status) => {
  const headers = { 'x-request-id': 'web-test-000009', origin: 'https://elsewhere.example' };
  const response = await testApp.app.inject({ method, url, headers });
  if (status) expect(response.statusCode).toBe(status);
  expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'");
});
