import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatDate } from '@huiqi/sdk/domain';
import type { BackupFact, HealthFact, HealthSubject } from '@huiqi/sdk';
import { findLastBackup } from './backupRepository.js';
import type { Queryable } from '../../db/database.js';
import type { Handlers, UserCall } from '../../http/context.js';
import { countJobs, type QueueCounts } from '../../jobs/repository.js';
import { keeperScope } from './keeperScope.js';
import { readLinkReport } from './links/linkHandlers.js';
import {
  countFailedDeliveries,
  countLateMessages,
  countWaiting,
  listEnding,
  listUnused,
  type Waiting,
} from './overviewRepository.js';

const dayMs = 86_400_000;
const soonDays = 14;
const lateMs = 600_000;
const failureDays = 7;
/** Backups are made every night (docs/deployment.md). */
const backupMs = 2 * dayMs;

type OverviewCall = UserCall<'getManagementOverview'>;

const fact = (subject: HealthSubject, { count, since }: Waiting): HealthFact => ({
  subject,
  ok: count === 0,
  count,
  sinceTs: since?.toISOString() ?? null,
});

/** Jobs that failed for good, or should have begun a while ago. */
function jobs(queues: readonly QueueCounts[], now: Date): Waiting {
  const late = queues.filter(({ lateSeconds }) => lateSeconds * 1000 > lateMs);
  const longest = Math.max(0, ...late.map(({ lateSeconds }) => lateSeconds));
  return {
    count:
      queues.reduce((sum, { failed }) => sum + failed, 0) +
      late.reduce((sum, { due }) => sum + due, 0),
    since: longest === 0 ? null : new Date(now.getTime() - longest * 1000),
  };
}

/**
 * Messages that wait for long, and those of the last two hours that were given up and thereby are gone. One number that does not
 * exist says nothing of the gateway: these count where they are more than what was delivered.
 */
async function messages(
  db: Queryable,
  queues: readonly QueueCounts[],
  now: Date,
): Promise<Waiting> {
  const late = await countLateMessages(db, new Date(now.getTime() - lateMs));
  const queue = queues.find(({ name }) => name === 'messages');
  const lost = queue && queue.given_up > queue.done ? queue.given_up : 0;
  return { ...late, count: late.count + lost };
}

/** Receives a file as an upload does, and opens one that does not exist: a storage that works says so. */
async function tryStorage({ incoming, open }: OverviewCall['storage']): Promise<void> {
  const received = join(incoming, `health-${randomUUID()}`);
  await mkdir(incoming, { recursive: true });
  await writeFile(received, received);
  await rm(received);
  await open('health/none');
}

async function storageFact({ storage }: OverviewCall): Promise<HealthFact> {
  const ok = await tryStorage(storage).then(
    () => true,
    () => false,
  );
  return { subject: 'STORAGE', ok, count: 0, sinceTs: null };
}

async function readHealth(call: OverviewCall): Promise<HealthFact[]> {
  const { db } = call;
  const now = call.now();
  const queues = await countJobs(db);
  const sinceFailure = new Date(now.getTime() - failureDays * dayMs);
  return [
    fact('JOBS', jobs(queues, now)),
    fact('MESSAGES', await messages(db, queues, now)),
    fact('WEBHOOKS', await countFailedDeliveries(db, sinceFailure)),
    await storageFact(call),
  ];
}

/** The last backup of the embedded database; those of a PostgreSQL server are made beside the platform. */
async function readBackup({ db, config, now }: OverviewCall): Promise<BackupFact> {
  const isSeen = config.databaseUrl === null;
  const last = isSeen ? await findLastBackup(db) : undefined;
  if (!last) return { isSeen, isFine: false, finishedTs: null, bytes: null };
  const { finishedAt, bytes, isWhole } = last;
  const isYoung = now().getTime() - finishedAt.getTime() < backupMs;
  return { isSeen, isFine: isWhole && isYoung, finishedTs: finishedAt.toISOString(), bytes };
}

export const overviewHandlers = {
  getManagementOverview: async (call) => {
    const { db, user, now, config } = call;
    const scope = keeperScope(user);
    const days = {
      from: formatDate(now()),
      until: formatDate(new Date(now().getTime() + soonDays * dayMs)),
    };
    const keepsAll = scope.bankId === null;
    return {
      waiting: await countWaiting(db, scope, user.id),
      ...(await listEnding(db, scope, days)),
      ...(await listUnused(db, scope, now())),
      health: keepsAll ? await readHealth(call) : [],
      backup: keepsAll ? await readBackup(call) : null,
      links: await readLinkReport(db, scope, { config, now: now() }),
    };
  },
} satisfies Handlers;
