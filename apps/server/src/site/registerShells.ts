import type { FastifyInstance } from 'fastify';
import { revalidated, type CacheHeaders } from '../http/cache/sharedCaching.js';
import type { DescribePage } from '../seo/describePages.js';
import { unlisted, withHead, type Head } from '../seo/headOf.js';
import { withTitle } from './composePage.js';
import type { FirstPages } from './firstPages.js';
import { makeReady, sendReady, type Ready } from './readyPage.js';

const maxHeld = 200;

/** Returns a function that makes the page with a head, once for many visits. */
function readyShell(html: string): (head: Head) => Ready {
  const held = new Map<string, Ready>();
  return (head) => {
    const known = held.get(head.tags);
    if (known) return known;
    if (held.size >= maxHeld) held.clear();
    const made = makeReady(Buffer.from(withHead(html, head)));
    held.set(head.tags, made);
    return made;
  };
}

interface Heads {
  readonly describe: DescribePage;
  readonly forEverybody: CacheHeaders;
}

/** Sends the pages that carry no responses with their title, their description and the shape of their layout. */
export function registerShells(
  app: FastifyInstance,
  site: FirstPages,
  { describe, forEverybody }: Heads,
): void {
  for (const { path, title, skeleton } of site.shells) {
    const readyWith = readyShell(withTitle(site.skeletons[skeleton] ?? site.html, title));
    app.get(path, async (request, reply) => {
      // Without its description the page still works.
      const head = await describe(path, request).catch(() => unlisted);
      const caching = head.isPublic ? forEverybody : revalidated;
      return sendReady(request, reply, readyWith(head), { caching });
    });
  }
}
