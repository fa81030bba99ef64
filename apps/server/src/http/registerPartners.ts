import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';

const exposedHeaders = ['X-Request-Id', 'Retry-After', 'Content-Disposition'];

/**
 * Lets partners' pages, by exact origin, call the API with a token (ASVS 3.4.2). Cookies are never accepted across
 * origins; any header may be sent, because integrators may rename ours.
 */
export async function registerPartners(app: FastifyInstance, config: Config): Promise<void> {
  const known = new Set(config.partnerOrigins);
  if (known.size === 0) return;
  await app.register(cors, {
    delegator: (request, decide) => {
      const { origin } = request.headers;
      const isKnown = origin !== undefined && known.has(origin) && request.url.startsWith('/api/');
      decide(null, {
        origin: isKnown ? origin : false,
        methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
        exposedHeaders,
        credentials: false,
        maxAge: 600,
        strictPreflight: false,
      });
    },
  });
}
