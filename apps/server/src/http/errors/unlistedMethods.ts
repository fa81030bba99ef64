import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ApiError, notFound } from '../../contract/ApiError.js';

interface Address {
  readonly parts: readonly string[];
  readonly methods: readonly string[];
}

const partsOf = (path: string): string[] => path.replace(/\/$/, '').split('/');

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const fits = (parts: readonly string[], asked: readonly string[]): boolean =>
  parts.length === asked.length &&
  parts.every((part, at) => (part.startsWith(':') ? asked[at] !== '' : part === asked[at]));

const reading = new Set(['GET', 'HEAD']);

async function refuseUnlisted(app: FastifyInstance): Promise<void> {
  const addresses: Address[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    if (!url.includes('*')) addresses.push({ parts: partsOf(url), methods: [method].flat() });
  });
  const check = (request: FastifyRequest, reply: FastifyReply) => {
    const asked = partsOf(decoded(request.url.split('?', 1)[0] ?? ''));
    const methods = addresses
      .filter(({ parts }) => fits(parts, asked))
      .flatMap((address) => address.methods);
    if (methods.length > 0 && !methods.includes(request.method)) {
      reply.header('Allow', [...new Set(methods)].toSorted().join(', '));
      throw new ApiError('100405');
    }
    // A read may still be for a file or page (statics.ts).
    if (!reading.has(request.method)) throw notFound();
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.url?.includes('*') !== false) check(request, reply);
    done();
  });
}

/**
 * Refuses a method that an address does not allow, with 405 and the allowed ones (RFC 9110 §15.5.6), before the body is
 * read. Addresses of files are one wildcard and stay unknown. It sees the routes that are added later, so that all of them
 * depend on it.
 */
export const unlistedMethods = fp(refuseUnlisted, {
  name: 'unlistedMethods',
  dependencies: ['crossOrigin'],
});
