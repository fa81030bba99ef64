import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { notFound } from '../contract/ApiError.js';
import { askPublicDay } from '../db/askPublicDay.js';
import type { Services } from '../http/context.js';
import { etagOf, isHeldBy } from '../http/cache/etagOf.js';
import { PublicCache } from '../http/cache/publicCache.js';
import { sharedCaching } from '../http/cache/sharedCaching.js';
import { isPart, sitemap, sitemapPart } from './sitemap.js';

/** Nothing to find there; users' pages say so themselves. */
const closed = ['/api/', '/playground/', '/storybook/', '/cIGNA'];

const robots = (origin: string) =>
  [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

async function addSearchFiles(
  app: FastifyInstance,
  { config, db, now }: Pick<Services, 'config' | 'db' | 'now'>,
): Promise<void> {
  const origin = config.publicUrl ?? `http://localhost:${config.port}`;
  const caching = sharedCaching(config.sharedCacheSeconds);
  // Demands do not affect the version of the public tables: their part of a sitemap may be a day old.
  const cache = new PublicCache(askPublicDay({ db, now }));
  const send = (request: FastifyRequest, reply: FastifyReply, type: string, bytes: Buffer) => {
    const etag = etagOf(bytes);
    reply.headers({ ...caching, ETag: etag });
    if (isHeldBy(request.headers['if-none-match'], etag)) return reply.code(304).send();
    return reply.type(type).send(bytes);
  };
  const xml = 'application/xml; charset=utf-8';

  const rules = Buffer.from(robots(origin));
  app.get('/robots.txt', async (request, reply) =>
    send(request, reply, 'text/plain; charset=utf-8', rules),
  );
  app.get('/sitemap.xml', async (request, reply) => {
    const make = () => sitemap({ db, origin });
    return send(request, reply, xml, await cache.read('sitemap', {}, make));
  });
  app.get<{ Params: { file: string } }>('/sitemap/:file', async (request, reply) => {
    const part = Number(/^([1-9]\d{0,2})\.xml$/.exec(request.params.file)?.[1]);
    if (!isPart(part)) throw notFound();
    const make = async () => (await sitemapPart({ db, origin }, part)) ?? '';
    const bytes = await cache.read('sitemap', { part }, make);
    if (bytes.length === 0) throw notFound();
    return send(request, reply, xml, bytes);
  });
}

/** Serves /robots.txt and the sitemap with the addresses of everything public. */
export const searchFiles = fp(addSearchFiles, {
  name: 'searchFiles',
  dependencies: ['unlistedMethods'],
});
