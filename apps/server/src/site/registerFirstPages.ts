import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { askPublicVersion } from '../db/askPublicVersion.js';
import type { Services } from '../http/context.js';
import { readSessionCookie } from '../http/cookies.js';
import { PublicCache } from '../http/publicCache.js';
import { composePage, withTitle } from './composePage.js';
import { readFirstPages, type FirstPage } from './firstPages.js';
import { checkRequests, preloadResponses } from './preloadResponses.js';
import { makeReady, sendReady, type Ready } from './readyPage.js';

/**
 * Sends the pages where visits begin together with the public responses they request first (docs/adr/0007), and every
 * other page with its title and the shape of its layout.
 */
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
      return sendReady(request, reply, ready);
    };
  };
  for (const page of site.pages) {
    checkRequests(page.asks);
    for (const path of page.paths) app.get(path, serve(page));
  }
  for (const { path, title, skeleton } of site.shells) {
    const html = withTitle(site.skeletons[skeleton] ?? site.html, title);
    const ready = makeReady(Buffer.from(html));
    app.get(path, (request, reply) => sendReady(request, reply, ready));
  }
}
