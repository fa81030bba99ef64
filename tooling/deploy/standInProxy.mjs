import { request } from 'node:http';
import { createServer } from 'node:https';
import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';

const checkEveryMs = 1_000;
const changesAfter = 2;

/** Mirrors deploy/haproxy.cfg: `/readyz` once a second, and two equal results for a change. */
function watch(servers) {
  const states = servers.map((url) => ({ url, isUp: false, streak: 0 }));
  const check = async (state) => {
    const signal = AbortSignal.timeout(3_000);
    const response = await fetch(`${state.url}/readyz`, { signal }).catch(() => undefined);
    const isOk = response?.status === 200;
    state.streak = isOk === state.isUp ? 0 : state.streak + 1;
    if (state.streak < changesAfter) return;
    state.isUp = isOk;
    state.streak = 0;
  };
  const timer = setInterval(() => states.forEach((state) => void check(state)), checkEveryMs);
  return { up: () => states.filter(({ isUp }) => isUp), stop: () => clearInterval(timer) };
}

/**
 * Does what the gate needs of deploy/haproxy.cfg if HAProxy cannot be installed: ends TLS, round-robins among ready
 * servers, and tries another one if a connection was refused.
 */
export async function openStandInProxy({ port, certificate, servers }) {
  const watched = watch(servers);
  const pem = readFileSync(certificate);
  let turn = 0;
  const forward = (incoming, outgoing, left) => {
    const up = watched.up();
    if (up.length === 0) return outgoing.writeHead(503).end();
    turn += 1;
    const { hostname, port: to } = new URL(up[turn % up.length].url);
    const { method, url: path, headers } = incoming;
    const passed = { ...headers, connection: 'close' };
    const sent = request({ hostname, port: to, method, path, headers: passed, agent: false });
    sent.once('response', (response) => {
      const { connection: _close, 'keep-alive': _alive, ...rest } = response.headers;
      outgoing.writeHead(response.statusCode, rest);
      response.pipe(outgoing);
      response.once('error', () => outgoing.destroy());
    });
    sent.once('error', ({ code }) => {
      if (code === 'ECONNREFUSED' && left > 0) return forward(incoming, outgoing, left - 1);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    sent.end(incoming.body);
  };
  const serve = async (incoming, outgoing) => {
    incoming.body = await buffer(incoming);
    forward(incoming, outgoing, 3);
  };
  const server = createServer({ key: pem, cert: pem }, (incoming, outgoing) => {
    serve(incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    name: 'a proxy of our own',
    close: async () => {
      watched.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
