import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { shellWith, stopAll } from './shellSetup.fixture.js';

afterEach(stopAll);
let port = 0;
beforeEach(async () => {
  ({ port } = await shellWith());
});

/** Status of an upgrade with custom headers. */
const upgrade = (headers: Record<string, string>, path = '/bridge/view-main') =>
  new Promise<number>((resolve) => {
    const sent = request({
      port,
      host: '127.0.0.1',
      path,
      headers: {
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': Buffer.alloc(16).toString('base64'),
        ...headers,
      },
    });
    sent.on('upgrade', (_response, socket) => (socket.destroy(), resolve(101)));
    sent.on('response', ({ statusCode = 0 }) => resolve(statusCode));
    sent.end();
  });

describe('a connection is for pages of the client (B-06)', () => {
  it('they are let in, by either name of this machine', async () => {
    for (const name of ['127.0.0.1', 'localhost']) {
      const host = `${name}:${port}`;
      expect(await upgrade({ host, origin: `http://${host}` })).toBe(101);
    }
  });

  const foreign: readonly (readonly [string, (own: string) => Record<string, string>])[] = [
    ['another site', (own) => ({ host: own, origin: 'https://evil.example' })],
    ['another port of this machine', (own) => ({ host: own, origin: 'http://127.0.0.1:1' })],
    ['https instead of http', (own) => ({ host: own, origin: `https://${own}` })],
    [
      'the other name of this machine',
      (own) => ({ host: own, origin: `http://localhost:${own.split(':')[1]}` }),
    ],
    ['a sandboxed frame', (own) => ({ host: own, origin: 'null' })],
    ['a file', (own) => ({ host: own, origin: 'file://' })],
    ['no page at all', (own) => ({ host: own })],
    ['an origin that begins alike', (own) => ({ host: own, origin: `http://${own}.evil.example` })],
    [
      'a name that resolves to this machine',
      (own) => {
        const host = own.replace('127.0.0.1', 'rebound.example');
        return { host, origin: `http://${host}` };
      },
    ],
    [
      'a foreign host with our origin',
      (own) => ({ host: 'evil.example', origin: `http://${own}` }),
    ],
  ];
  it.each(foreign)('%s is refused', async (_who, headersOf) => {
    expect(await upgrade(headersOf(`127.0.0.1:${port}`))).toBe(403);
  });

  it.each(['/', '/bridge', '/bridge/', '/bridge/a/b', '/bridge/view?secret=x'])(
    '%s is no place of it',
    async (path) => {
      const host = `127.0.0.1:${port}`;
      expect(await upgrade({ host, origin: `http://${host}` }, path)).toBe(403);
    },
  );

  it('keys are for its pages too', async () => {
    const at = (path: string, init: RequestInit = {}) =>
      fetch(`http://127.0.0.1:${port}/__shell/${path}`, init).then(({ status }) => status);
    const origin = `http://127.0.0.1:${port}`;
    expect(await at('secret', { method: 'POST', headers: { origin } })).toBe(200);
    expect(
      await at('secret', { method: 'POST', headers: { origin: 'https://evil.example' } }),
    ).toBe(403);
    expect(await at('secret', { method: 'POST' })).toBe(403);
    expect(await at('preload.js')).toBe(403);
    expect(await at('preload.js', { headers: { 'sec-fetch-site': 'cross-site' } })).toBe(403);
    expect(await at('preload.js', { headers: { 'sec-fetch-site': 'same-origin' } })).toBe(200);
    expect(await at('events')).toBe(403);
    expect(await at('act', { method: 'POST', body: '{"type":"cut"}' })).toBe(403);
  });

  it('the client listens on this machine only', async () => {
    const others = Object.values(networkInterfaces())
      .flat()
      .filter((one) => one?.family === 'IPv4' && !one.internal);
    for (const one of others) {
      const reached = await new Promise((resolve) => {
        const socket = connect(port, one?.address ?? '');
        socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      });
      expect(reached).toBe(false);
    }
  });

  it('sends no compressed frames', async () => {
    const origin = `http://127.0.0.1:${port}`;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/bridge/view-main`, { origin });
    await new Promise((resolve) => socket.once('open', resolve));
    expect(socket.extensions).toBe('');
    socket.terminate();
  });
});
