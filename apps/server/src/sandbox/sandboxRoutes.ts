import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { notFound } from '../contract/ApiError.js';
import type { PluginOptions } from '../http/context.js';
import { readCaptcha } from '../modules/captchas/repository.js';

type Options = Pick<PluginOptions, 'config' | 'db' | 'delivery' | 'jobs'>;

async function addRoutes(app: FastifyInstance, { config, db, delivery, jobs }: Options) {
  if (!config.sandbox) return;
  app.get<{ Querystring: { to?: string } }>('/__sandbox/outbox', async (request, reply) => {
    await jobs.settled();
    return reply.header('Cache-Control', 'no-store').send(delivery.outbox.list(request.query.to));
  });
  app.get<{ Params: { key: string } }>('/__sandbox/captcha/:key', async (request, reply) => {
    const answer = await readCaptcha(db, request.params.key);
    if (!answer) throw notFound();
    return reply.header('Cache-Control', 'no-store').send(answer);
  });
}

/**
 * What people and tests need to finish a flow without a phone and without reading pictures. Exists only in the sandbox,
 * which is limited to this machine (readConfig).
 */
export const sandboxRoutes = fp(addRoutes, {
  name: 'sandboxRoutes',
  dependencies: ['unlistedMethods'],
});
