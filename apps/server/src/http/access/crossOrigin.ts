import cors from '@fastify/cors';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Services } from '../context.js';
import { pageOf } from './pageOf.js';

const exposedHeaders = ['X-Access-Token', 'X-Request-Id', 'Retry-After', 'Content-Disposition'];

const options = {
  methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
  exposedHeaders,
  credentials: false,
  maxAge: 600,
  strictPreflight: false,
};

/** Of calls that name no origin. */
const unnamed = { ...options, origin: false };

/** Pages call the API; what partners' servers and administrators call is none of it. */
const isForPages = (url: string, product: string) =>
  url.startsWith('/api/') && !url.startsWith(`/api/${product}/partner/`);

/** The origin to let in; false for our own, which needs no permission, and for unlisted ones. */
async function allowedOrigin(request: FastifyRequest, origin: string, services: Services) {
  if (!isForPages(request.url, services.config.product)) return false;
  const { kind } = await pageOf(request, services);
  return kind === 'partner' || kind === 'listed' ? origin : false;
}

/**
 * Lets partners' pages, by exact origin, call the API with a token (ASVS 3.4.2). Cookies are never accepted across
 * origins; any header may be sent, because integrators may rename ours.
 */
export const crossOrigin = fp(
  async (app, services: Services) => {
    await app.register(cors, {
      delegator: (request: FastifyRequest, done) => {
        const { origin } = request.headers;
        // Most calls name no origin, and are spared the promises.
        if (origin === undefined) return done(null, unnamed);
        allowedOrigin(request, origin, services).then(
          // oxlint-disable-next-line promise/no-callback-in-promise -- the plugin takes a callback
          (allowed) => done(null, { ...options, origin: allowed }),
          // oxlint-disable-next-line promise/no-callback-in-promise -- the plugin takes a callback
          (error: Error) => done(error, undefined),
        );
      },
    });
  },
  { name: 'crossOrigin', dependencies: ['refuseUnclearHosts', 'refuseForeignHosts'] },
);
