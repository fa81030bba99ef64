import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { askPublicVersion } from '../db/askPublicVersion.js';
import type { Services } from '../http/context.js';
import { sendNotFound } from '../http/errors/errors.js';
import { pageOf } from '../http/access/pageOf.js';
import { PublicCache } from '../http/cache/publicCache.js';
import { askAsPage } from '../site/askAsPage.js';
import { makeReady, sendReady, type Ready } from '../site/readyPage.js';
import { readFirstScreen } from './readFirstScreen.js';

const form = { type: 'application/json; charset=utf-8', vary: 'Origin' };
const script = { type: 'text/javascript; charset=utf-8', vary: 'Origin, Sec-Fetch-Site' };

/** Whether the request says whose page it comes from. A script that is requested without `crossorigin` does not. */
const saysOrigin = ({ headers }: FastifyRequest): boolean =>
  headers.origin !== undefined || headers['sec-fetch-site'] === 'same-origin';

async function registerFirstScreen(app: FastifyInstance, services: Services): Promise<void> {
  const { config, db } = services;
  const screen = readFirstScreen(join(config.staticRoot, 'packages/embed/dist'));
  if (!screen) return;
  const cache = new PublicCache(askPublicVersion(db));
  const held = new WeakMap<Buffer, Ready>();
  const readyOf = (bytes: Buffer): Ready => {
    const ready = held.get(bytes) ?? makeReady(bytes);
    held.set(bytes, ready);
    return ready;
  };
  /** The bytes of `make` for what a page may see; null for a page that may see nothing. */
  const read = async (
    request: FastifyRequest,
    id: string,
    make: (json: string) => string,
  ): Promise<Ready | null> => {
    const page = await pageOf(request, services);
    if (page.kind === 'foreign') return null;
    const scope = page.kind === 'partner' ? { partner: page.partner.scope } : {};
    const origin = page.kind === 'partner' ? request.headers.origin : undefined;
    const bytes = await cache.read(id, scope, async () =>
      make(JSON.stringify(await screen.render(config.product, askAsPage(app, origin)))),
    );
    return readyOf(bytes);
  };
  /** The widget draws itself without a screen. */
  const withoutScreen = (request: FastifyRequest) => (error: unknown) => {
    request.log.warn({ err: error }, 'the first screen of the widget could not be drawn');
    return null;
  };
  for (const name of screen.names)
    app.get(`/embed/${name}`, async (request, reply) => {
      const ready = await read(request, 'first screen', (json) => json).catch(
        withoutScreen(request),
      );
      if (ready === null) return sendNotFound(request, reply);
      return sendReady(request, reply, ready, form);
    });

  const plain = makeReady(Buffer.from(screen.loader('null')));
  app.get('/embed/v1/loan.js', async (request, reply) => {
    const drawn = saysOrigin(request)
      ? await read(request, 'loan.js', screen.loader).catch(withoutScreen(request))
      : null;
    return sendReady(request, reply, drawn ?? plain, script);
  });
}

/**
 * Sends the widget's first screen as nodes, drawn for visitors of a page whose widget has no options (docs/adr/0035), by
 * itself and within `loan.js`. Pages of partners get what their agreement holds; those that may not call the API get none.
 */
export const firstScreen = fp(registerFirstScreen, {
  name: 'firstScreen',
  dependencies: ['operations'],
});
