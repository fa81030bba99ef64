import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';

let testApp: TestApp;
let port: number;
beforeAll(async () => {
  testApp = await openTestApp();
  await testApp.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = testApp.app.server.address() as AddressInfo);
});
afterAll(() => testApp.close());

async function sendBytes(target: string, ...fields: string[]) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  const head = [`GET ${target} HTTP/1.1`, ...fields, 'Connection: close'].join('\r\n');
  socket.write(`${head}\r\n\r\n`, 'latin1');
  const [response = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(/^HTTP\/1.1 (\d+)/.exec(response)?.[1]), response, body };
}

const one = 'Host: huiqi.example';
const held = '/api/huiqi/user/area/scfProject';

test.each([
  ['two hosts', '/healthz', [one, 'Host: evil.example']],
  ['the same host twice', '/healthz', [one, one]],
  ['two hosts in another spelling', '/healthz', [one, 'hOST: evil.example']],
  ['two hosts for a held response', held, [one, 'Host: evil.example']],
  ['two hosts in one field', '/healthz', ['Host: huiqi.example, evil.example']],
  ['a user in front of the host', '/healthz', ['Host: huiqi.example@evil.example']],
  ['a path behind the host', '/healthz', ['Host: huiqi.example/evil']],
  ['an address of another host', 'http://evil.example/healthz', [one]],
  ['an address of another port', 'http://huiqi.example:81/healthz', [one]],
  ['an address with a user', 'http://huiqi.example@evil.example/healthz', ['Host: evil.example']],
  ['an address of another protocol', 'file://huiqi.example/healthz', [one]],
])('refuses %s with 400', async (_what, target, fields) => {
  const { status, response, body } = await sendBytes(target, ...fields);
  expect(status).toBe(400);
  expect(response).toMatch(/^Connection: close/im);
  expect(response).toMatch(/^X-Content-Type-Options: nosniff/im);
  expect(JSON.parse(body)).toMatchObject({
    code: '100400',
    requestId: expect.stringMatching(/^srv-/),
  });
});

test.each([
  ['a host', '/healthz', [one]],
  ['a host with a port', '/healthz', ['Host: 127.0.0.1:4173']],
  ['an IPv6 address', '/healthz', ['Host: [::1]:4173']],
  ['an address of the same host', 'http://HUIQI.example:80/healthz', [one]],
])('lets in %s', async (_what, target, fields) => {
  expect((await sendBytes(target, ...fields)).status).toBe(200);
});
