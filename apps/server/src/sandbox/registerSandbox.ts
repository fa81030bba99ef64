import type { FastifyInstance } from 'fastify';
import { notFound } from '../contract/ApiError.js';
import type { Services } from '../http/context.js';
import type { Delivery } from '../messages/delivery.js';
import { readCaptcha } from '../modules/captchas/repository.js';
import { registerFaults } from './faultRoutes.js';

/**
 * Registers what people and tests need to finish a flow without a phone and without reading pictures. Exists only in
 * the sandbox, which is limited to this machine (readConfig); register it before the operations, whose calls it can
 * fail.
 */
export function registerSandbox(
  app: FastifyInstance,
  { config, db, jobs }: Pick<Services, 'config' | 'db' | 'jobs'>,
  { outbox }: Pick<Delivery, 'outbox'>,
): void {
  registerFaults(app, config.product);
  app.get<{ Querystring: { to?: string } }>('/__sandbox/outbox', async (request, reply) => {
    await jobs.settled();
    return reply.header('Cache-Control', 'no-store').send(outbox.list(request.query.to));
  });
  app.get<{ Params: { key: string } }>('/__sandbox/captcha/:key', async (request, reply) => {
    const answer = await readCaptcha(db, request.params.key);
    if (!answer) throw notFound();
    return reply.header('Cache-Control', 'no-store').send(answer);
  });
}
