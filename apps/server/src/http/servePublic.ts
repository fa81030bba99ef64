import type { OperationMeta } from '@huiqi/sdk/contract';
import type { FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Config } from '../config/config.js';
import { etagOf, isHeldBy } from './etagOf.js';
import type { Limit } from './limitRequests.js';
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
  const headersWith = (caching: CacheHeaders) => ({ ...caching, Vary });
  const everybody = headersWith(sharedCaching(sharedCacheSeconds));
  // What a partner's session sees is kept by nobody in between.
  const caller = headersWith(revalidated);
  return (request, reply, bytes) => {
    const etag = etagOf(bytes);
    reply
      .headers(operation.partnerScoped && hasToken(request) ? caller : everybody)
      .header('ETag', etag);
    if (isHeldBy(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(bytes);
  };
}

/** Sends what was sent to the same address under the present version, before anything is parsed (docs/adr/0006). */
export function serveHeld(
  operation: PublicOperation,
  cache: PublicCache,
  { limit, send }: { readonly limit: Limit; readonly send: SendPublic },
): onRequestAsyncHookHandler {
  const read = limit((address: string) => cache.readAddress(address));
  return async (request, reply) => {
    const address = addressOf(operation, request);
    if (address === null || !cache.holdsAddress(address)) return undefined;
    const bytes = await read(address);
    return bytes === null ? undefined : send(request, reply, bytes);
  };
}
