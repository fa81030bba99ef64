import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startReceiver, type WebhookReceiver } from '../../testing/webhookReceiver.js';
import { sendWebhook, type SendOptions } from './sendWebhook.js';

const loopback = { allowsLoopback: true, hosts: [] };
const strict = { allowsLoopback: false, hosts: [] };

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.respondWith((response) => response.writeHead(204).end());
});
afterAll(() => receiver.close());

const send = (url: string, options: Partial<SendOptions> = {}) =>
  sendWebhook(
    { url: new URL(url), body: '{"id":"evt_1"}', headers: { 'huiqi-signature': 't=1,v1=abc' } },
    { rules: loopback, timeoutMs: 2_000, ...options },
  );

describe('sendWebhook', () => {
  it('posts the body with its signature', async () => {
    expect(await send(receiver.url)).toEqual({ status: 204, failure: null });
    const [one] = receiver.received;
    expect(one?.body).toBe('{"id":"evt_1"}');
    expect(one?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'huiqi-signature': 't=1,v1=abc',
    });
  });

  it.each([
    [200, null],
    [299, null],
    [400, 'STATUS'],
    [410, 'STATUS'],
    [503, 'STATUS'],
  ] as const)('judges status %d', async (status, failure) => {
    receiver.respondWith((response) => response.writeHead(status).end('{"secret":1}'));
    expect(await send(receiver.url)).toEqual({ status, failure });
  });

  it('does not follow a redirect', async () => {
    receiver.respondWith((response) => response.writeHead(307, { location: '/other' }).end());
    expect(await send(receiver.url)).toEqual({ status: 307, failure: 'REDIRECT' });
    expect(receiver.received).toHaveLength(1);
  });

  it('gives up on who does not respond', async () => {
    receiver.respondWith(() => undefined);
    expect(await send(receiver.url, { timeoutMs: 200 })).toEqual({
      status: null,
      failure: 'TIMEOUT',
    });
  });

  it('cuts off who responds without end, and keeps the status', async () => {
    receiver.respondWith((response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(16_384)));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    });
    expect(await send(receiver.url)).toEqual({ status: 200, failure: null });
  });

  it('tells a closed port, a host that does not exist and one that breaks off', async () => {
    const breaking = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
    await once(breaking, 'listening');
    const { port } = breaking.address() as AddressInfo;
    const lost = { status: null, failure: 'CONNECTION' };
    expect(await send(`http://127.0.0.1:${port}/`)).toEqual(lost);
    breaking.close();
    await once(breaking, 'close');
    expect(await send(`http://127.0.0.1:${port}/`)).toEqual(lost);
    expect(await send('https://nobody.invalid/')).toEqual(lost);
  });

  it('speaks TLS wherever the address says so', async () => {
    const url = receiver.url.replace('http:', 'https:');
    expect(await send(url)).toEqual({ status: null, failure: 'CONNECTION' });
    expect(receiver.received).toHaveLength(0);
  });

  it('reaches this machine neither by address nor by name, unless it may', async () => {
    const { port } = new URL(receiver.url);
    const hosts = ['127.0.0.1', '127.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]'];
    for (const host of hosts) {
      const url = `http://${host}:${port}/hook`;
      expect(await send(url, { rules: strict }), host).toEqual({
        status: null,
        failure: 'ADDRESS',
      });
    }
    expect(receiver.received).toHaveLength(0);
    const excepted = { allowsLoopback: false, hosts: [`localhost:${port}`] };
    const outcome = await send(`http://localhost:${port}/hook`, { rules: excepted });
    expect(outcome.failure).toBeNull();
    // Another port of an excepted host is a different host.
    const other = { allowsLoopback: false, hosts: ['localhost:1'] };
    const refused = await send(`http://localhost:${port}/hook`, { rules: other });
    expect(refused.failure).toBe('ADDRESS');
  });
});
