import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { PluginOptions, Services } from '../http/context.js';
import type { JobRunner } from '../jobs/JobRunner.js';
import { inTurn } from '../lib/inTurn.js';
import { generateAdvice } from './creditAdvice/generateAdvice.js';
import { checkLinks } from './management/links/checkLinks.js';
import { tidyDatabase } from './tidyDatabase.js';
import { publishScheduled } from './management/publishScheduled.js';
import { expireOrders } from './orders/expireOrders.js';
import { cleanFiles } from './uploads/cleanFiles.js';

declare module 'fastify' {
  interface FastifyInstance {
    jobs: JobRunner;
  }
}

type Options = Services & Pick<PluginOptions, 'delivery'>;

async function addJobs(app: FastifyInstance, { delivery, ...services }: Options): Promise<void> {
  const { config, db, jobs, now } = services;
  app.decorate('jobs', jobs);
  app.addHook('onClose', () => jobs.stop());
  jobs.handle('messages', 8, ({ messageId }, run) => delivery.deliver(db, messageId, run));
  jobs.handle('creditAdvice', 4, ({ adviceId }) => generateAdvice(services, adviceId));
  jobs.handle('expiry', 1, () => expireOrders(db, config.orders, now()));
  jobs.handle('publication', 1, ({ changeId }) => publishScheduled(services, changeId, now()));
  jobs.handle('links', 1, () => checkLinks(services));
  jobs.handle('housekeeping', 1, () =>
    inTurn([
      () => tidyDatabase(db, now(), config.retention),
      () => cleanFiles(services, now()),
      () => jobs.tidy(),
    ]),
  );
}

/**
 * Registers the handler of each job kind except webhooks, whose worker `main` starts. Jobs may run twice
 * (docs/adr/0031).
 */
export const handleJobs = fp(addJobs, { name: 'handleJobs' });
