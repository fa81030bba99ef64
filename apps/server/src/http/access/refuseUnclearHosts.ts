import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';
import { ApiError } from '../../contract/ApiError.js';

/** A name or address with an optional port (RFC 3986 §3.2.2). */
const hostForm = /^(?:\[[\da-f:.]+\]|[\w.-]*)(?::\d{0,5})?$/i;

/** All values of the Host fields; `headers` only has the first. */
function hostsOf({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): string[] {
  const hosts: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    // Runs for every request.
    if (name.length === 4 && name.toLowerCase() === 'host') hosts.push(rawHeaders[at + 1] ?? '');
  }
  return hosts;
}

const addressOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/** Whether a request's address (absolute form) names the same host as its Host field. */
function agrees(target: string, host: string | undefined): boolean {
  if (target === '*' || target.startsWith('/')) return true;
  const named = addressOf(target);
  if (named === null || !/^https?:$/.test(named.protocol)) return false;
  if (named.username !== '' || named.password !== '') return false;
  return host === undefined || named.host === addressOf(`${named.protocol}//${host}`)?.host;
}

/** Whether the host of a request is unambiguous (RFC 9112 §3.2). */
export function namesOneHost(request: Pick<IncomingMessage, 'rawHeaders' | 'url'>): boolean {
  const [host, ...more] = hostsOf(request);
  if (more.length > 0 || (host !== undefined && !hostForm.test(host))) return false;
  return agrees(request.url ?? '/', host);
}

/**
 * Refuses requests that name two hosts, in two Host fields or in address and field, with 400: a proxy may route by the
 * other one and cache the response for it.
 */
export const refuseUnclearHosts = fp(
  async (app) => {
    app.addHook('onRequest', (request, reply, done) => {
      if (namesOneHost(request.raw)) return done();
      reply.header('connection', 'close');
      done(new ApiError('100400'));
    });
  },
  { name: 'refuseUnclearHosts', dependencies: ['securityHeaders'] },
);
