import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.js';
import { addJob, type AddOptions } from './addJob.js';

const hourSeconds = 3_600;
/** Delayed, so that they do not add to the work of a start. */
const afterSeconds = 600;
/** Three o'clock at night in China. */
const nightHour = 19;
const daySeconds = 86_400;
const hourly = ['expiry', 'housekeeping'] as const;

/**
 * Seconds until the night of this day in UTC, undefined when it is past: slots are days in UTC, so that a job for the next
 * one, added before midnight and again after it, would run twice.
 */
export function untilNight(now: Date): number | undefined {
  const seconds = (new Date(now).setUTCHours(nightHour, 0, 0, 0) - now.getTime()) / 1000;
  return seconds > 0 ? Math.ceil(seconds) : undefined;
}

/** Adds the hourly and the nightly jobs, one per name however many processes do so; returns a function that stops it. */
export function addHourlyJobs(db: Db, log: Pick<FastifyBaseLogger, 'warn'>): () => void {
  const addOne = (name: (typeof hourly)[number] | 'links', options: AddOptions) =>
    addJob(db, name, {}, options).catch((err: unknown) =>
      log.warn({ err, job: name }, 'a job could not be added'),
    );
  const add = () => {
    for (const name of hourly) void addOne(name, { afterSeconds, slotSeconds: hourSeconds });
    const tonight = untilNight(new Date());
    if (tonight !== undefined)
      void addOne('links', { afterSeconds: tonight, slotSeconds: daySeconds });
  };
  add();
  const timer = setInterval(add, hourSeconds * 1000).unref();
  return () => clearInterval(timer);
}
