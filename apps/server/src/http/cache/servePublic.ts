import type { IncomingMessage } from 'node:http';
import type { OperationMeta } from '@huiqi/sdk/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.js';
import { etagOf, isHeldBy } from './etagOf.js';
import { lowerCased } from '../headers/lowerCased.js';
import { regionOf } from '../headers/regionOf.js';
import { signsIn } from '../headers/securityHeaders.js';
import { revalidated, sharedCaching } from './sharedCaching.js';

/** The fields that decide which callers of a public operation get the same response. */
export type PublicOperation = Pick<OperationMeta, 'partnerScoped' | 'regional'>;

type Asked = Pick<IncomingMessage, 'headers' | 'url'>;

const hasToken = ({ headers }: Pick<Asked, 'headers'>) => headers['x-access-token'] !== undefined;

/**
 * Everything a public response depends on, as sent; null for callers whose page or session must be looked up first, and
 * for addresses that sign somebody in, whose response has its own headers.
 */
export function addressOf(
  { partnerScoped, regional }: PublicOperation,
  { headers, url = '' }: Asked,
): string | null {
  if (headers.origin !== undefined || (partnerScoped && hasToken({ headers }))) return null;
  if (signsIn.test(url)) return null;
  if (!regional) return url;
  const { scfProvince, scfCity, scfDistrict } = regionOf({ headers });
  return `${url} ${scfProvince} ${scfCity} ${scfDistrict}`;
}

function varyOf({ partnerScoped, regional }: PublicOperation): string {
  const region = regional ? ['X-Scf-Province', 'X-Scf-City', 'X-Scf-District'] : [];
  return ['Origin', ...region, ...(partnerScoped ? ['X-Access-Token'] : [])].join(', ');
}

const contentType = 'application/json; charset=utf-8';

export type SendPublic = (
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
) => FastifyReply;

/** Creates the function that sends a cached operation's response, or 304. */
export function sendPublic(
  operation: PublicOperation,
  config: Pick<Config, 'sharedCacheSeconds'>,
): SendPublic {
  const everybody = lowerCased({
    ...sharedCaching(config.sharedCacheSeconds),
    Vary: varyOf(operation),
  });
  // Responses to partner sessions are not cached in between.
  const caller = lowerCased({ ...revalidated, Vary: varyOf(operation) });
  return (request, reply, bytes) => {
    const etag = etagOf(bytes);
    reply
      .headers(operation.partnerScoped && hasToken(request) ? caller : everybody)
      .header('etag', etag);
    if (isHeldBy(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.header('content-type', contentType).send(bytes);
  };
}
