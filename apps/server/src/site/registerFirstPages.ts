import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { askPublicDay } from '../db/askPublicDay.js';
import type { Services } from '../http/context.js';
import { readSessionCookie } from '../http/headers/cookies.js';
import { PublicCache } from '../http/cache/publicCache.js';
import { revalidated, sharedCaching } from '../http/cache/sharedCaching.js';
import { describePages } from '../seo/describePages.js';
import { withHead } from '../seo/headOf.js';
import { titlesOf } from '../seo/titlesOf.js';
import { allowInline, inlineSourcesOf, type InlineSources } from './composeDrawn.js';
import { composePage } from './composePage.js';
import { findDrawing } from './drawing.js';
import { readFirstPages, type FirstPage } from './firstPages.js';
import { PageDrawer } from './PageDrawer.js';
import { checkRequests, preloadResponses, UnknownObject } from './preloadResponses.js';
import { makeReady, sendReady, type Ready } from './readyPage.js';
import { registerShells } from './registerShells.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** Pages of the site that were sent drawn, and those that could not be, since the start. */
    pageDrawings: { readonly drawn: number; readonly failed: number };
  }
}

/** Addresses with queries are many; a drawn page is some 100 KB, and half as much again compressed. */
const mostHeld = { entries: 300, bytes: 24 * 1024 * 1024 };
const policyName = 'content-security-policy';

async function registerFirstPages(
  app: FastifyInstance,
  { config, db, now }: Services,
): Promise<void> {
  const drawings = { drawn: 0, failed: 0 };
  app.decorate('pageDrawings', drawings);
  const platform = join(config.staticRoot, 'apps/platform');
  const folder = join(platform, 'dist');
  const site = readFirstPages(folder);
  if (!site) return;
  const base = `/api/${config.product}`;
  const load = config.drawPages ? findDrawing(platform) : null;
  const drawer = load && new PageDrawer(site, { app, base, load, folder });
  // The first visit should not wait for a large file; what is wrong with it shows then.
  if (load) app.addHook('onListen', () => void load().catch(() => undefined));
  const cache = new PublicCache(askPublicDay({ db, now }), mostHeld);
  const describe = describePages({ config, db }, titlesOf(site));
  const forEverybody = sharedCaching(config.sharedCacheSeconds);
  const held = new WeakMap<Buffer, Ready & { readonly inline: InlineSources | null }>();
  const readyOf = (bytes: Buffer) => {
    const known = held.get(bytes);
    if (known) return known;
    const ready = { ...makeReady(bytes), inline: inlineSourcesOf(bytes.toString()) };
    held.set(bytes, ready);
    return ready;
  };
  const serve = (page: FirstPage) => {
    const pattern = page.paths.at(-1) ?? '';
    const html = site.skeletons[page.skeleton ?? 'site'];
    // Without responses the page still works: it requests them itself, and shows what is wrong.
    const bare = Buffer.from(composePage({ html }, page, {}));

    const readUndrawn = async (request: FastifyRequest, visit: string) => {
      const head = await describe(pattern, request);
      const key = createHash('sha256').update(head.tags).digest('base64url');
      return cache.read(`${pattern} undrawn ${visit} ${key}`, {}, async () => {
        const responses = await preloadResponses(app, base, page.asks, visit === 'visitor');
        return withHead(composePage({ html }, page, responses), head);
      });
    };

    const readDrawn = async (request: FastifyRequest, visit: string) => {
      const address = drawer && (await drawer.addressOf(page, request));
      if (!address) return null;
      const { path, search } = address;
      const bytes = await cache.read(`${path}${search} ${visit}`, {}, async () =>
        withHead(
          await drawer.draw(html, page, address, visit === 'visitor'),
          await describe(pattern, request),
        ),
      );
      drawings.drawn += 1;
      return bytes;
    };

    const read = async (request: FastifyRequest, reply: FastifyReply, visit: string) => {
      try {
        const drawn = await readDrawn(request, visit);
        if (drawn) return drawn;
      } catch (error) {
        if (error instanceof UnknownObject) reply.code(404);
        else {
          drawings.failed += 1;
          // The address may say who somebody is; the error is of the program.
          app.log.warn({ page: pattern, reason: String(error) }, 'page not drawn');
        }
      }
      return readUndrawn(request, visit).catch(() => bare);
    };

    return async (request: FastifyRequest, reply: FastifyReply) => {
      const visit = readSessionCookie(request, config) === null ? 'visitor' : 'user';
      const bytes = await read(request, reply, visit);
      const ready = readyOf(bytes);
      if (ready.inline) {
        const policy = String(reply.getHeader(policyName) ?? '');
        reply.header(policyName, allowInline(policy, ready.inline));
      }
      // A cache in front knows neither phones nor desktop clients: it keeps what most visits get.
      const isUsual = bytes !== bare && (ready.inline !== null || !drawer || !page.drawn);
      const caching = visit === 'visitor' && isUsual ? forEverybody : revalidated;
      return sendReady(request, reply, ready, { caching });
    };
  };
  const isServed = ({ isLanding = true }: FirstPage) => isLanding || drawer !== null;
  for (const page of site.pages.filter(isServed)) {
    checkRequests(page.asks);
    for (const path of page.paths) app.get(path, serve(page));
  }
  const bareShells = site.pages
    .filter((page) => !isServed(page))
    .map(({ paths, title, skeleton = 'site' }) => ({ path: paths.at(-1) ?? '', title, skeleton }));
  const shells = [...site.shells, ...bareShells];
  registerShells(app, { ...site, shells }, { describe, forEverybody });
}

/**
 * Sends the pages where visits begin together with the public responses they request first (docs/adr/0007), drawn where
 * they can be (docs/adr/0036), and every other page with its title and the shape of its layout.
 */
export const firstPages = fp(registerFirstPages, {
  name: 'firstPages',
  dependencies: ['cookies', 'operations'],
});
