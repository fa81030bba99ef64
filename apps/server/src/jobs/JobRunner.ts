import type { FastifyBaseLogger } from 'fastify';
import PgBoss from 'pg-boss';
import type { Db } from '../db/database.js';
import { onJobAdded } from './addJob.js';
import { dueQueues } from './repository.js';
import { executeOnPool } from './executeOn.js';
import { failureText } from './failureText.js';
import type { JobData, JobName } from './jobNames.js';

/** What a handler knows about its run. */
export interface JobRun {
  readonly isLastTry: boolean;
}

/** Performs a job, which may have run before; a rejection is retried, `GIVEN_UP` ends it for good. */
export type JobHandler<Name extends JobName> = (
  data: JobData[Name],
  run: JobRun,
) => Promise<'GIVEN_UP' | void>;

export interface JobRunnerOptions {
  readonly db: Db;
  readonly log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  /** Days after which jobs that ended are deleted. */
  readonly keptDays: number;
}

interface Queue {
  readonly handler: (data: never, run: JobRun) => Promise<'GIVEN_UP' | void>;
  readonly most: number;
  running: number;
  isFetching: boolean;
  /** Whether more work may be left when a job ends. */
  hasMore: boolean;
}

const pollMs = 2_000;
/** Polls between searches for jobs of crashed processes. */
const pollsPerExpiry = 5;
/** Completed jobs are archived after two hours, failed ones, which may be restarted, after a week. */
const archived = { archiveCompletedAfterSeconds: 7_200, archiveFailedAfterSeconds: 7 * 86_400 };

/** Runs the database's jobs. Every process has one; they share the work through the database. */
export class JobRunner {
  readonly #db: Db;
  readonly #log: JobRunnerOptions['log'];
  readonly #boss: PgBoss;
  readonly #queues = new Map<JobName, Queue>();
  readonly #added = new Set<JobName>();
  readonly #underWay = new Set<Promise<void>>();
  readonly #unsubscribe = onJobAdded((name) => void this.#added.add(name));
  #timer: NodeJS.Timeout | undefined;
  #polls = 0;
  #isStopped = false;

  constructor({ db, log, keptDays }: JobRunnerOptions) {
    this.#db = db;
    this.#log = log;
    // Its own timers, schedules and migrations stay off, so that idle it holds no connection.
    const off = { migrate: false, schedule: false, supervise: false };
    this.#boss = new PgBoss({
      db: executeOnPool(db),
      ...off,
      ...archived,
      deleteAfterDays: keptDays,
    });
  }

  /** Registers the handler of a job name, and its concurrency in this process. */
  handle<Name extends JobName>(name: Name, most: number, handler: JobHandler<Name>): void {
    this.#queues.set(name, { handler, most, running: 0, isFetching: false, hasMore: false });
  }

  /** Starts polling for jobs, including those of other processes. Without it only jobs passed to `wake` run. */
  start(): void {
    const poll = () =>
      this.#track(this.#poll()).finally(() => {
        if (!this.#isStopped) this.#timer = setTimeout(poll, pollMs).unref();
      });
    void poll();
  }

  /** Starts the jobs that this process has added and committed. */
  wake(): void {
    for (const name of this.#added) void this.#track(this.#fetch(name));
    this.#added.clear();
  }

  /** Resolves when no job is running and all jobs added by this process are done. */
  async settled(): Promise<void> {
    this.wake();
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  /** Starts nothing more and waits for deliveries in progress. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    this.#unsubscribe();
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  /** Archives completed jobs and deletes the oldest. */
  async tidy(): Promise<void> {
    await this.#boss.maintain();
  }

  async #poll(): Promise<void> {
    try {
      if (this.#polls % pollsPerExpiry === 0) await this.#boss.expire();
      this.#polls += 1;
      for (const name of await dueQueues(this.#db)) void this.#track(this.#fetch(name));
    } catch (err) {
      this.#log.warn({ err }, 'due jobs could not be read');
    }
  }

  #track(task: Promise<void>): Promise<void> {
    const tracked = task
      .catch((err: unknown) => this.#log.warn({ err }, 'jobs could not be handled'))
      .finally(() => this.#underWay.delete(tracked));
    this.#underWay.add(tracked);
    return tracked;
  }

  async #fetch(name: JobName): Promise<void> {
    const queue = this.#queues.get(name);
    if (!queue || this.#isStopped) return;
    queue.hasMore = true;
    if (queue.isFetching) return;
    queue.isFetching = true;
    try {
      while (queue.hasMore && queue.running < queue.most && !this.#isStopped) {
        const batchSize = queue.most - queue.running;
        queue.hasMore = false;
        const jobs = await this.#boss.fetch<JobData[JobName]>(name, {
          batchSize,
          includeMetadata: true,
        });
        if (jobs.length === batchSize) queue.hasMore = true;
        for (const job of jobs) void this.#track(this.#run(queue, job));
      }
    } finally {
      queue.isFetching = false;
    }
  }

  async #run(queue: Queue, job: PgBoss.JobWithMetadata<JobData[JobName]>): Promise<void> {
    const { id, retryCount, retryLimit } = job;
    const name = job.name as JobName;
    const isLastTry = retryCount >= retryLimit;
    queue.running += 1;
    try {
      const outcome = await queue.handler(job.data as never, { isLastTry });
      await (outcome === 'GIVEN_UP' ? this.#boss.cancel(name, id) : this.#boss.complete(name, id));
    } catch (error) {
      const about = { job: name, jobId: id, tries: retryCount + 1, err: error };
      if (isLastTry) this.#log.error(about, 'a job failed');
      else this.#log.warn(about, 'a job will be tried again');
      // A failure that cannot be stored is noticed when the job expires.
      await this.#boss.fail(name, id, { message: failureText(error) });
    } finally {
      queue.running -= 1;
      if (queue.hasMore) void this.#track(this.#fetch(name));
    }
  }
}
