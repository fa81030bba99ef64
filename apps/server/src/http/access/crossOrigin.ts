import cors from '@fastify/cors';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
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

/** For calls without an origin. */
const unnamed = { ...options, origin: false };

/** Pages call the API, except what partners' servers and administrators call. */
const isForPages = (url: string, product: string) =>
  url.startsWith('/api/') && !url.startsWith(`/api/${product}/partner/`);

/** The origin to allow; false for our own, which needs no permission, and for unlisted ones. */
async function allowedOrigin(
  request: FastifyRequest,
  origin: string,
  services: Services,
  onUnlisted: (origin: string) => void,
) {
  if (!isForPages(request.url, services.config.product)) return false;
  const { kind } = await pageOf(request, services);
  if (kind === 'foreign') onUnlisted(origin);
  return kind === 'own' || kind === 'foreign' ? false : origin;
}

/** Origins named in the log: once each, and not as many as somebody cares to invent. */
const maxWarnings = 100;

/** Returns a function that tells the operator once of each unlisted origin: a browser shows its page a network failure. */
function warnOnce(log: FastifyBaseLogger): (origin: string) => void {
  const told = new Set<string>();
  return (origin) => {
    if (told.has(origin) || told.size >= maxWarnings || origin.length > 200) return;
    told.add(origin);
    log.warn(
      { origin },
      'a page of an unlisted origin calls: list the origin of its partner (/partnerManage) or in HUIQI_PARTNER_ORIGINS',
    );
  };
}

/**
 * Lets partners' pages, by exact origin, call the API with a token (ASVS 3.4.2). Cookies are never accepted across
 * origins; any header is allowed, because integrators may rename ours.
 */
export const crossOrigin = fp(
  async (app, services: Services) => {
    const onUnlisted = warnOnce(app.log);
    await app.register(cors, {
      delegator: (request: FastifyRequest, done) => {
        const { origin } = request.headers;
        // Most calls have no origin, and skip the promises.
        if (origin === undefined) return done(null, unnamed);
        allowedOrigin(request, origin, services, onUnlisted).then(
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
