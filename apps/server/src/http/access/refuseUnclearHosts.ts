import type { IncomingMessage } from 'node:http';
import fp from 'fastify-plugin';
import { ApiError } from '../../contract/ApiError.js';

/** A name or an address, and perhaps a port (RFC 3986 §3.2.2). */
const hostForm = /^(?:\[[\da-f:.]+\]|[\w.-]*)(?::\d{0,5})?$/i;

/** The values of the Host fields; `headers` holds the first of them alone. */
function hostsOf({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): string[] {
  const hosts: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    // Every request comes by here.
    if (name.length === 4 && name.toLowerCase() === 'host') hosts.push(rawHeaders[at + 1] ?? '');
  }
  return hosts;
}

const addressOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/** Whether the address of a request names the host that its Host field names, if it names one (absolute form). */
function agrees(target: string, host: string | undefined): boolean {
  if (target === '*' || target.startsWith('/')) return true;
  const named = addressOf(target);
  if (named === null || !/^https?:$/.test(named.protocol)) return false;
  if (named.username !== '' || named.password !== '') return false;
  return host === undefined || named.host === addressOf(`${named.protocol}//${host}`)?.host;
}

/** Whether it is clear which host a request is for (RFC 9112 §3.2). */
export function namesOneHost(request: Pick<IncomingMessage, 'rawHeaders' | 'url'>): boolean {
  const [host, ...more] = hostsOf(request);
  if (more.length > 0 || (host !== undefined && !hostForm.test(host))) return false;
  return agrees(request.url ?? '/', host);
}

/**
 * Refuses requests that name two hosts, in two Host fields or in the address and a field, with 400: a proxy may route by
 * the one that we do not see, and hold the response for it.
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
