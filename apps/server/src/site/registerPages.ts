import { createHash } from 'node:crypto';
import {
  drawnDocument,
  shellDocument,
  usedRules,
  type CarriedResponse,
  type SitePage,
} from '@huiqi/draw';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { askPublicDay } from '../db/askPublicDay.js';
import type { Services } from '../http/context.js';
import { readSessionCookie } from '../http/headers/cookies.js';
import { PublicCache } from '../http/cache/publicCache.js';
import { revalidated, sharedCaching } from '../http/cache/sharedCaching.js';
import { describePages } from '../seo/describePages.js';
import { unlisted, type Head } from '../seo/headOf.js';
import { PageDrawer, UnknownObject } from './PageDrawer.js';
import { readSite } from './readSite.js';
import { makeReady, sendReady, type Ready } from './readyPage.js';

declare module 'fastify' {
  interface FastifyInstance {
    /** Pages of the site that were sent drawn, and those that could not be, since the start. */
    pageDrawings: { readonly drawn: number; readonly failed: number };
  }
}

/** Addresses with queries are many; a drawn page is some 100 KB, and half as much again compressed. */
const maxDrawn = { entries: 300, bytes: 24 * 1024 * 1024 };
/** Shells of one page differ in their descriptions. */
const maxShells = { entries: 2_000, bytes: 24 * 1024 * 1024 };
const policyName = 'content-security-policy';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

interface Drawn extends Ready {
  /** Returns a policy that allows what stands inline. */
  readonly allow: (policy: string) => string;
}

async function registerPages(app: FastifyInstance, { config, db, now }: Services): Promise<void> {
  const drawings = { drawn: 0, failed: 0 };
  app.decorate('pageDrawings', drawings);
  const site = readSite(config.staticRoot);
  if (!site) return;
  const { manifest, loadDrawing } = site;
  const drawer = config.drawPages ? new PageDrawer(app, site) : null;
  if (drawer) {
    // Requests should not wait while a large file is compiled; what is wrong with it shows at the first visit.
    const load = () =>
      loadDrawing().then(
        () => null,
        () => null,
      );
    app.addHook('onListen', () => void load());
    app.readinessNotices.push(load);
  }
  const cache = new PublicCache(askPublicDay({ db, now }), maxDrawn);
  const drawnBy = new WeakMap<Buffer, Drawn>();
  const shells = new PublicCache(askPublicDay({ db, now }), maxShells);
  const shellBy = new WeakMap<Buffer, Ready>();
  const titles = manifest.pages.flatMap(({ paths, title }) =>
    paths.map((path) => [path, title] as const),
  );
  const describe = describePages({ config, db, now }, new Map(titles));
  const forEverybody = sharedCaching(config.sharedCacheSeconds);

  const makeDrawn = (
    page: SitePage,
    parts: Omit<Parameters<typeof drawnDocument>[2], 'css'>,
  ): Buffer => {
    const css = usedRules(manifest.rules, parts.drawn.markup);
    const { html, style, script } = drawnDocument(manifest, page, { ...parts, css });
    const bytes = Buffer.from(html);
    const allow = (policy: string) =>
      policy
        .replace("script-src 'self'", `script-src 'self' ${hashOf(script)}`)
        .replace("style-src 'self'", `style-src 'self' ${hashOf(style)}`);
    drawnBy.set(bytes, { ...makeReady(bytes), allow });
    return bytes;
  };

  const serve = (page: SitePage) => {
    const pattern = page.paths.at(-1) ?? '';
    const shellWith = async ({ tags, name }: Head): Promise<Ready> => {
      const make = (responses: readonly CarriedResponse[]) =>
        Buffer.from(shellDocument(manifest, page, { head: tags, name, responses }));
      try {
        const bytes = await shells.read(pattern, { tags: hashOf(tags) }, async () => {
          const made = make((await drawer?.readRegion()) ?? []);
          shellBy.set(made, makeReady(made));
          return made;
        });
        return shellBy.get(bytes) ?? makeReady(bytes);
      } catch (error) {
        app.log.warn({ page: pattern, reason: String(error) }, 'page without its region');
        return makeReady(make([]));
      }
    };

    const readDrawn = async (request: FastifyRequest, forVisitor: boolean) => {
      const address = drawer && (await drawer.addressOf(page, request));
      if (!address) return null;
      const key = `${address.path}${address.search} ${forVisitor}`;
      const bytes = await cache.read(key, {}, async () => {
        const drawn = await drawer.draw(page, address, forVisitor);
        const { tags, name } = await describe(pattern, request);
        return makeDrawn(page, { drawn, forVisitor, head: tags, name });
      });
      drawings.drawn += 1;
      return drawnBy.get(bytes) ?? null;
    };

    const tryDrawn = async (request: FastifyRequest, reply: FastifyReply, forVisitor: boolean) => {
      try {
        return await readDrawn(request, forVisitor);
      } catch (error) {
        if (error instanceof UnknownObject) reply.code(404);
        else {
          drawings.failed += 1;
          // The address may say who somebody is; the error is of the program.
          app.log.warn({ page: pattern, reason: String(error) }, 'page not drawn');
        }
        return null;
      }
    };

    return async (request: FastifyRequest, reply: FastifyReply) => {
      const forVisitor = readSessionCookie(request, config) === null;
      const drawn = await tryDrawn(request, reply, forVisitor);
      if (drawn) {
        reply.header(policyName, drawn.allow(String(reply.getHeader(policyName) ?? '')));
        return sendReady(request, reply, drawn, {
          caching: forVisitor ? forEverybody : revalidated,
        });
      }
      // Without its description the page still works.
      const head = await describe(pattern, request).catch(() => unlisted);
      // A cache in front knows neither phones nor desktop clients: of a page that is drawn it keeps nothing else.
      const isUsual = head.isPublic && !(drawer && page.drawn);
      const caching = isUsual ? forEverybody : revalidated;
      return sendReady(request, reply, await shellWith(head), { caching });
    };
  };
  for (const page of manifest.pages) for (const path of page.paths) app.get(path, serve(page));
}

/**
 * Sends every page of the site with its title and its description: drawn where it can be (docs/adr/0042), else as the shape of
 * its layout.
 */
export const sitePages = fp(registerPages, {
  name: 'sitePages',
  dependencies: ['cookies', 'health', 'operations'],
});
