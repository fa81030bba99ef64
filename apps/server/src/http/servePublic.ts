import type { OperationMeta } from '@huiqi/sdk/contract';
import type { OperationId } from '@huiqi/sdk';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.js';
import { etagOf, isHeldBy } from './etagOf.js';
import type { Limit } from './limitRequests.js';
import { lowerCased } from './lowerCased.js';
import type { PublicCache } from './publicCache.js';
import { regionOf } from './regionOf.js';
import { revalidated, sharedCaching, type CacheHeaders } from './sharedCaching.js';

type PublicOperation = Pick<OperationMeta, 'partnerScoped' | 'regional'>;

const hasToken = ({ headers }: FastifyRequest) => headers['x-access-token'] !== undefined;

/**
 * All that a public response depends on, as it was sent; null for a caller whose page or session has to be looked up
 * first.
 */
export function addressOf(
  { partnerScoped, regional }: PublicOperation,
  request: FastifyRequest,
): string | null {
  if (request.headers.origin !== undefined || (partnerScoped && hasToken(request))) return null;
  if (!regional) return request.url;
  const { scfProvince, scfCity, scfDistrict } = regionOf(request);
  return `${request.url} ${scfProvince} ${scfCity} ${scfDistrict}`;
}

function varyOf({ partnerScoped, regional }: PublicOperation): string {
  const region = regional ? ['X-Scf-Province', 'X-Scf-City', 'X-Scf-District'] : [];
  return ['Origin', ...region, ...(partnerScoped ? ['X-Access-Token'] : [])].join(', ');
}

export type SendPublic = (
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
) => FastifyReply;

/** Makes the function that sends the response of a cached operation, or says that the client holds it (304). */
export function sendPublic(
  operation: PublicOperation,
  { sharedCacheSeconds }: Pick<Config, 'sharedCacheSeconds'>,
): SendPublic {
  const Vary = varyOf(operation);
  const headersWith = (caching: CacheHeaders) => lowerCased({ ...caching, Vary });
  const everybody = headersWith(sharedCaching(sharedCacheSeconds));
  // What a partner's session sees is kept by nobody in between.
  const caller = headersWith(revalidated);
  return (request, reply, bytes) => {
    const etag = etagOf(bytes);
    reply
      .headers(operation.partnerScoped && hasToken(request) ? caller : everybody)
      .header('etag', etag);
    if (isHeldBy(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.header('content-type', 'application/json; charset=utf-8').send(bytes);
  };
}

/** Returns whether the request was served from what is held; otherwise it takes the whole way. */
type ServeHeld = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Undefined if the responses of the route are not held. */
    readonly serveHeld?: ServeHeld;
  }
}

interface HeldResponses {
  readonly cache: PublicCache;
  readonly limit: Limit;
  readonly send: SendPublic;
}

/** Sends what was sent to the same address under the present version (docs/adr/0006). */
export function serveHeld(
  { id, ...operation }: PublicOperation & { readonly id: OperationId },
  { cache, limit, send }: HeldResponses,
): ServeHeld {
  const read = limit((address: string) => cache.readAddress(address));
  return async (request, reply) => {
    const address = addressOf(operation, request);
    if (address === null || !cache.holdsAddress(address)) return false;
    // An error tells what the catalogue says of the operation.
    request.operationId = id;
    const bytes = await read(address);
    if (bytes === null) return false;
    send(request, reply, bytes);
    return true;
  };
}

/**
 * Serves held responses before anything is parsed, and before the hooks that cannot concern them: they name no origin, need
 * no cookie, and the database was not empty when they were made. `goesWholeWay` says when a later hook has to see every
 * request.
 */
export function serveHeldFirst(app: FastifyInstance, goesWholeWay: () => boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { serveHeld: serve } = request.routeOptions.config;
    if (serve === undefined || goesWholeWay()) return done();
    serve(request, reply).then(
      (isSent) => {
        // oxlint-disable-next-line promise/no-callback-in-promise -- the hook takes a callback
        if (!isSent) done();
      },
      (error: Error) => {
        // As the hook for origins, which comes later, would have said.
        reply.header('vary', 'Origin');
        // oxlint-disable-next-line promise/no-callback-in-promise -- the hook takes a callback
        done(error);
      },
    );
  });
}
