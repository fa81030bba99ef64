import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askPublicVersion } from '../db/askPublicVersion.js';
import type { Services } from '../http/context.js';
import { readSessionCookie } from '../http/cookies.js';
import { PublicCache } from '../http/publicCache.js';
import { revalidated, sharedCaching } from '../http/sharedCaching.js';
import { describePages } from '../seo/describePages.js';
import { withHead } from '../seo/headOf.js';
import { titlesOf } from '../seo/titlesOf.js';
import { composePage } from './composePage.js';
import { readFirstPages, type FirstPage } from './firstPages.js';
import { checkRequests, preloadResponses } from './preloadResponses.js';
import { makeReady, sendReady, type Ready } from './readyPage.js';
import { registerShells } from './registerShells.js';

/**
 * Sends the pages where visits begin together with the public responses they request first (docs/adr/0007), and every
 * other page with its title and the shape of its layout.
 */
export function registerFirstPages(app: FastifyInstance, { config, db }: Services): void {
  const site = readFirstPages(join(config.staticRoot, 'apps/platform/dist'));
  if (!site) return;
  const cache = new PublicCache(askPublicVersion(db));
  const describe = describePages({ config, db }, titlesOf(site));
  const forEverybody = sharedCaching(config.sharedCacheSeconds);
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
      const described = async () =>
        withHead(await whole(), await describe(page.paths.at(-1) ?? '', request));
      const bytes = await cache.read(name, {}, described).catch(() => bare);
      let ready = held.get(name);
      if (ready?.bodies.identity !== bytes) held.set(name, (ready = makeReady(bytes)));
      const caching = forVisitor && bytes !== bare ? forEverybody : revalidated;
      return sendReady(request, reply, ready, { caching });
    };
  };
  for (const page of site.pages) {
    checkRequests(page.asks);
    for (const path of page.paths) app.get(path, serve(page));
  }
  registerShells(app, site, { describe, forEverybody });
}
