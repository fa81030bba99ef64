import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askPublicVersion } from '../db/askPublicVersion.js';
import type { Services } from '../http/context.js';
import { readSessionCookie } from '../http/cookies.js';
import { PublicCache } from '../http/publicCache.js';
import { composePage } from './composePage.js';
import { readFirstPages, type FirstPage } from './firstPages.js';
import { checkRequests, preloadResponses } from './preloadResponses.js';

interface Ready {
  readonly etag: string;
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

function makeReady(identity: Buffer): Ready {
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const br = brotliCompressSync(identity, { params });
  return { etag: `W/"${hash}"`, bodies: { br, gzip: gzipSync(identity), identity } };
}

function encodingOf(request: FastifyRequest): 'br' | 'gzip' | 'identity' {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b(?!;q=0)/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0)/.test(accepted) ? 'gzip' : 'identity';
}

function send(request: FastifyRequest, reply: FastifyReply, { etag, bodies }: Ready): FastifyReply {
  reply.headers({ 'Cache-Control': 'no-cache', ETag: etag, Vary: 'Accept-Encoding, Cookie' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const encoding = encodingOf(request);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(bodies[encoding]);
}

/** Sends the pages where visits begin together with the public responses they request first (docs/adr/0007). */
export function registerFirstPages(app: FastifyInstance, { config, db }: Services): void {
  const site = readFirstPages(join(config.staticRoot, 'apps/platform/dist'));
  if (!site) return;
  const cache = new PublicCache(askPublicVersion(db));
  const held = new Map<string, Ready>();
  const serve = (page: FirstPage) => {
    // Without responses the page still works: it requests them itself, and shows what is wrong.
    const bare = Buffer.from(composePage(site, page, {}));
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const forVisitor = readSessionCookie(request, config) === null;
      const name = `${page.paths[0]} ${forVisitor ? 'visitor' : 'user'}`;
      const base = `/api/${config.product}`;
      const whole = async () =>
        composePage(site, page, await preloadResponses(app, base, page.asks, forVisitor));
      const bytes = await cache.read(name, {}, whole).catch(() => bare);
      let ready = held.get(name);
      if (ready?.bodies.identity !== bytes) held.set(name, (ready = makeReady(bytes)));
      return send(request, reply, ready);
    };
  };
  for (const page of site.pages) {
    checkRequests(page.asks);
    for (const path of page.paths) app.get(path, serve(page));
  }
}
