import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.js';
import { addJob } from './addJob.js';

const hourSeconds = 3_600;
/** Delayed, so that they do not add to the work of a start. */
const afterSeconds = 600;
const hourly = ['expiry', 'housekeeping'] as const;

/** Adds the hourly jobs, one per name however many processes do so; returns a function that stops it. */
export function addHourlyJobs(db: Db, log: Pick<FastifyBaseLogger, 'warn'>): () => void {
  const add = () => {
    for (const name of hourly)
      addJob(db, name, {}, { afterSeconds, slotSeconds: hourSeconds }).catch((err: unknown) =>
        log.warn({ err, job: name }, 'a job could not be added'),
      );
  };
  add();
  const timer = setInterval(add, hourSeconds * 1000).unref();
  return () => clearInterval(timer);
}
