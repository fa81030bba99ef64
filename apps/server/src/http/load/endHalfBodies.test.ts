import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createApp } from '../../app.js';
import { readConfig } from '../../config/config.js';
import { owner } from '../../callKit/accounts.js';
import { tokenOfAccount } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import { rootDir } from '../../testing/places.js';

let testApp: TestApp;
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  testApp = await openTestApp();
  const readTimes = { headersMs: 300, bodyMs: 300, checkMs: 50 };
  const config = readConfig({ HUIQI_LOG_LEVEL: 'silent' }, rootDir);
  app = await createApp({ db: testApp.db, config, now: () => seedNow, readTimes });
  await app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(async () => {
  await app.close();
  await testApp.close();
});

const post = (path: string) =>
  `POST /api/huiqi${path} HTTP/1.1\r\nHost: x\r\nX-Request-Id: web-test-000005\r\n`;
const json = `${post('/user/login/passwd')}Content-Type: application/json\r\n`;
/** Sends bytes and then nothing; returns what arrives until the server closes the connection. */
async function sendAndStop(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(bytes);
  return text(socket);
}

it.each([
  ['headers', post('/user/login/passwd')],
  ['JSON', `${json}Content-Length: 100\r\n\r\n{"account":`],
  ['JSON in chunks', `${json}Transfer-Encoding: chunked\r\n\r\n5\r\n{"acc\r\n`],
  ['a body of which nothing comes', `${json}Content-Length: 100\r\n\r\n`],
])('ends half a request with 408 and an envelope: %s', async (_name, bytes) => {
  const response = await sendAndStop(bytes);
  expect(response).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
  expect(response).toMatch(/\{"code":"100400",.*"requestId":"srv-/);
});

it('ends half a file', async () => {
  const token = await tokenOfAccount(testApp, owner);
  const type = 'multipart/form-data; boundary=b';
  const head = `${post('/ticket/upload/batchUpload')}X-Access-Token: ${token}\r\nContent-Type: ${type}\r\n`;
  const part = 'Content-Disposition: form-data; name="files"; filename="a.png"\r\n\r\nPNG';
  const bytes = `${head}Content-Length: 5000\r\n\r\n--b\r\n${part}`;
  expect(await sendAndStop(bytes)).toMatch(/^HTTP\/1.1 4/);
});

it('ends the connection of a half body that was refused before it came', async () => {
  const response = await sendAndStop(`${post('/nowhere')}Content-Length: 100\r\n\r\n{`);
  expect(response).toMatch(/^HTTP\/1.1 404 Not Found\r\n/);
  expect(response.split('HTTP/1.1')).toHaveLength(2);
});

it('leaves whole requests alone, and their connection to be used again', async () => {
  const whole = `${json}Content-Length: 2\r\n\r\n{}`;
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (bytes) => (received += String(bytes)));
  const arrived = (count: number) =>
    vi.waitFor(() => expect(received.match(/HTTP\/1.1 \d+/g)).toHaveLength(count));
  socket.write(whole);
  await arrived(1);
  // Longer than the body timeout: another one is given up meanwhile.
  expect(await sendAndStop(`${json}Content-Length: 100\r\n\r\n{`)).toContain('HTTP/1.1 408');
  socket.write(whole);
  await arrived(2);
  expect(received).not.toContain('HTTP/1.1 408');
  socket.destroy();
});
