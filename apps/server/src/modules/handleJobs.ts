import type { Services } from '../http/context.js';
import type { Delivery } from '../messages/delivery.js';
import { generateAdvice } from './creditAdvice/generateAdvice.js';
import { tidyDatabase } from './housekeeping.js';
import { expireOrders } from './orders/expireOrders.js';
import { cleanFiles } from './uploads/cleanFiles.js';

/**
 * Registers the handler of each job kind except webhooks, whose worker `main` starts. Jobs may run twice
 * (docs/adr/0031).
 */
export function handleJobs(services: Services, delivery: Pick<Delivery, 'deliver'>): void {
  const { config, db, jobs, now } = services;
  jobs.handle('messages', 8, ({ messageId }, run) => delivery.deliver(db, messageId, run));
  jobs.handle('creditAdvice', 4, ({ adviceId }) => generateAdvice(services, adviceId));
  jobs.handle('expiry', 1, () => expireOrders(db, config.orders, now()));
  jobs.handle('housekeeping', 1, async () => {
    await tidyDatabase(db, now());
    await cleanFiles(services, now());
    await jobs.tidy();
  });
}
