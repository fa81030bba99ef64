import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askPublicVersion } from '../db/askPublicVersion.js';
import type { Services } from '../http/context.js';
import { sendNotFound } from '../http/errors.js';
import { pageOf } from '../http/pageOf.js';
import { PublicCache } from '../http/publicCache.js';
import { makeReady, sendReady, type Ready } from '../site/readyPage.js';
import { readFirstScreen } from './readFirstScreen.js';

const form = { type: 'application/json; charset=utf-8', vary: 'Origin' };

/** Calls the server's own operations as a page of the origin does. */
const askOf =
  (app: FastifyInstance, origin: string | undefined): typeof fetch =>
  async (input, init) => {
    const { pathname, search } = new URL(String(input));
    const headers = Object.fromEntries(new Headers(init?.headers));
    const { statusCode, body } = await app.inject({
      url: pathname + search,
      headers: origin === undefined ? headers : { ...headers, origin },
    });
    return new Response(body, {
      status: statusCode,
      headers: { 'Content-Type': 'application/json' },
    });
  };

/**
 * Sends the widget's first screen as nodes, drawn for visitors of a page whose widget has no options (docs/adr/0035). Pages of
 * partners get what their agreement holds; those that may not call the API get nothing.
 */
export function registerFirstScreen(app: FastifyInstance, services: Services): void {
  const { config, db } = services;
  const screen = readFirstScreen(join(config.staticRoot, 'packages/embed/dist'));
  if (!screen) return;
  const cache = new PublicCache(askPublicVersion(db));
  const held = new WeakMap<Buffer, Ready>();
  const read = async (request: FastifyRequest): Promise<Ready | null> => {
    const page = await pageOf(request, services);
    if (page.kind === 'foreign') return null;
    const scope = page.kind === 'partner' ? { partner: page.partner.scope } : {};
    const origin = page.kind === 'partner' ? request.headers.origin : undefined;
    const bytes = await cache.read('first screen', scope, async () =>
      JSON.stringify(await screen.render(config.product, askOf(app, origin))),
    );
    const ready = held.get(bytes) ?? makeReady(bytes);
    held.set(bytes, ready);
    return ready;
  };
  for (const name of screen.names)
    app.get(`/embed/${name}`, async (request, reply) => {
      const ready = await read(request).catch((error: unknown) => {
        // The widget draws itself without it.
        request.log.warn({ err: error }, 'the first screen of the widget could not be drawn');
        return null;
      });
      if (ready === null) return sendNotFound(request, reply);
      return sendReady(request, reply, ready, form);
    });
}
