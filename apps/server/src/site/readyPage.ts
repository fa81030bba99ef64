import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHeldBy } from '../http/cache/etagOf.js';
import { chooseEncoding } from '../http/serve/chooseEncoding.js';
import { revalidated } from '../http/cache/sharedCaching.js';

/** A page as it is sent: compressed once, for many visits. */
export interface Ready {
  readonly etag: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

export function makeReady(identity: Buffer): Ready {
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const br = brotliCompressSync(identity, { params });
  return { etag: `W/"${hash}"`, bodies: { br, gzip: gzipSync(identity), identity } };
}

export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, bodies }: Ready,
  { type = 'text/html; charset=utf-8', vary = 'Cookie', caching = revalidated } = {},
): FastifyReply {
  reply.headers({ ...caching, ETag: etag, Vary: `Accept-Encoding, ${vary}` });
  if (isHeldBy(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const encoding = chooseEncoding(request) ?? 'identity';
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.type(type).send(bodies[encoding]);
}
