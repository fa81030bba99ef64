import PgBoss from 'pg-boss';
import type { Queryable } from '../db/database.js';
import { executeOn } from './executeOn.js';
import type { JobData, JobName } from './jobNames.js';

export interface AddOptions {
  /** Not before that. */
  readonly afterSeconds?: number;
  /** Jobs with the same name and key count as one, for queues and slots that allow one of each. */
  readonly key?: string;
  /** After this, another process may run the job; defaults to the queue's value. */
  readonly expireSeconds?: number;
  /** At most one job per slot of this many seconds, over all processes. */
  readonly slotSeconds?: number;
}

const refuse = () => Promise.reject(new Error('Jobs are added on a connection of the caller.'));
/** Never started: only used to write jobs. */
const boss = new PgBoss({
  db: { executeSql: refuse },
  migrate: false,
  schedule: false,
  supervise: false,
});

type Listener = (name: JobName) => void;
const listeners = new Set<Listener>();

/** Calls the listener with each job this process adds, committed or not; returns an unsubscribe function. */
export function onJobAdded(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Announces that this process made a job due, so that it starts once the transaction is committed. */
export function announceJob(name: JobName): void {
  for (const listener of listeners) listener(name);
}

/** Adds a job in the transaction of its cause: it runs at least once, however often processes crash. */
export async function addJob<Name extends JobName>(
  tx: Queryable,
  name: Name,
  data: JobData[Name],
  { afterSeconds, expireSeconds, key, slotSeconds }: AddOptions = {},
): Promise<void> {
  const job = {
    name,
    data,
    // A second in the past, since the embedded database counts milliseconds.
    startAfter: String(afterSeconds === undefined ? -1 : Math.ceil(afterSeconds)),
    ...(expireSeconds === undefined ? {} : { expireInSeconds: expireSeconds }),
    ...(key === undefined ? {} : { singletonKey: key }),
    ...(slotSeconds === undefined ? {} : { singletonSeconds: slotSeconds }),
  };
  await boss.insert([job], { db: executeOn(tx) });
  announceJob(name);
}
