import PgBoss from 'pg-boss';
import type { Queryable } from '../db/database.js';
import { executeOn } from './executeOn.js';
import type { JobData, JobName } from './jobNames.js';

export interface AddOptions {
  /** Not before that. */
  readonly afterSeconds?: number;
  /** Jobs of a name and key count as the same, for queues and slots that hold one of each. */
  readonly key?: string;
  /** After that a job is another process's to try; defaults to that of the queue. */
  readonly expireSeconds?: number;
  /** At most one in each slot of so many seconds, whichever process adds it. */
  readonly slotSeconds?: number;
}

const refuse = () => Promise.reject(new Error('Jobs are added on a connection of the caller.'));
/** Never started: it only knows how to write a job. */
const boss = new PgBoss({
  db: { executeSql: refuse },
  migrate: false,
  schedule: false,
  supervise: false,
});

type Listener = (name: JobName) => void;
const listeners = new Set<Listener>();

/** Calls the listener with each job that this process adds, committed or not; returns an unsubscribe function. */
export function onJobAdded(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says that this process has made a job due, so that it starts once the transaction is committed. */
export function announceJob(name: JobName): void {
  for (const listener of listeners) listener(name);
}

/** Adds a job in the transaction of what it follows from: it is run at least once, however often processes die. */
export async function addJob<Name extends JobName>(
  tx: Queryable,
  name: Name,
  data: JobData[Name],
  { afterSeconds, expireSeconds, key, slotSeconds }: AddOptions = {},
): Promise<void> {
  const job = {
    name,
    data,
    // Due at once means due a second ago: the embedded database counts milliseconds.
    startAfter: String(afterSeconds === undefined ? -1 : Math.ceil(afterSeconds)),
    ...(expireSeconds === undefined ? {} : { expireInSeconds: expireSeconds }),
    ...(key === undefined ? {} : { singletonKey: key }),
    ...(slotSeconds === undefined ? {} : { singletonSeconds: slotSeconds }),
  };
  await boss.insert([job], { db: executeOn(tx) });
  announceJob(name);
}
