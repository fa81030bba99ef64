import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { addJob } from './addJob.js';
import { executeOnPool } from './executeOn.js';
import { JobRunner, type JobHandler } from './JobRunner.js';
import { countJobs, listFailedJobs } from './repository.js';

const silent = { error: () => undefined, warn: () => undefined };
const data = (messageId: string) => ({ messageId });

let testApp: TestApp;
const runners: JobRunner[] = [];
beforeAll(async () => {
  testApp = await openTestApp();
});
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
  await testApp.db.execute(sql`delete from pgboss.job`);
});
afterAll(() => testApp.close());

/** A second process, from the database's point of view. */
function openRunner(handler: JobHandler<'messages'>, most = 3): JobRunner {
  const runner = new JobRunner({ db: testApp.db, log: silent, keptDays: 7 });
  runner.handle('messages', most, handler);
  runners.push(runner);
  return runner;
}

/** Polls once and waits for the jobs found. */
async function look(runner: JobRunner): Promise<void> {
  runner.start();
  await runner.settled();
}

async function states() {
  const { rows } = await testApp.db.execute<{ state: string; tries: number }>(
    sql`select state, retry_count as tries from pgboss.job where name = 'messages' order by state`,
  );
  return rows.map(({ state, tries }) => `${state} ${tries}`);
}

const makeDue = () =>
  testApp.db.execute(sql`update pgboss.job set start_after = now() - interval '1 second'`);

test('the tables are those of the library, and each kind of job has a queue', async () => {
  const boss = new PgBoss({
    db: executeOnPool(testApp.db),
    migrate: false,
    schedule: false,
    supervise: false,
  });
  await boss.start();
  const names = (await boss.getQueues()).map(({ name }) => name);
  expect(names.toSorted()).toEqual([
    'creditAdvice',
    'expiry',
    'housekeeping',
    'links',
    'messages',
    'publication',
    'webhooks',
  ]);
  await boss.stop({ graceful: false });
});

test('a job exists if and only if its transaction commits', async () => {
  const done: string[] = [];
  const runner = openRunner(async ({ messageId }) => void done.push(messageId));
  const failed = testApp.db.transaction(async (tx) => {
    await addJob(tx, 'messages', data('lost'));
    throw new Error('The call failed');
  });
  await expect(failed).rejects.toThrow('The call failed');
  await testApp.db.transaction((tx) => addJob(tx, 'messages', data('kept')));
  await runner.settled();
  expect(done).toEqual(['kept']);
  expect(await states()).toEqual(['completed 0']);
});

test('several processes share the jobs, and each is done once', async () => {
  const done: string[] = [];
  const work: JobHandler<'messages'> = async ({ messageId }) => {
    await new Promise((resolve) => setImmediate(resolve));
    done.push(messageId);
  };
  const wanted = Array.from({ length: 20 }, (_unused, at) => String(at));
  for (const one of wanted) await addJob(testApp.db, 'messages', data(one));
  await Promise.all([openRunner(work), openRunner(work), openRunner(work)].map(look));
  expect(done.toSorted()).toEqual(wanted.toSorted());
});

test('no more run at a time than a process takes', async () => {
  let running = 0;
  let most = 0;
  const runner = openRunner(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  }, 2);
  for (let at = 0; at < 7; at += 1) await addJob(testApp.db, 'messages', data(String(at)));
  await runner.settled();
  expect(most).toBe(2);
  expect(await states()).toHaveLength(7);
});

test('a job that fails waits and is tried again, the last time too, and then stays as failed', async () => {
  const runs: boolean[] = [];
  const runner = openRunner(async (_data, { isLastTry }) => {
    runs.push(isLastTry);
    throw new Error('The gateway of 13900000001 failed');
  });
  await addJob(testApp.db, 'messages', data('1'));
  await runner.settled();
  expect(await states()).toEqual(['retry 0']);
  await look(runner);
  expect(runs).toHaveLength(1);
  await testApp.db.execute(sql`update pgboss.job set retry_limit = 2`);
  for (let turn = 0; turn < 4; turn += 1) {
    await makeDue();
    await look(
      openRunner(async (_data, { isLastTry }) => {
        runs.push(isLastTry);
        throw new Error('It failed');
      }),
    );
  }
  expect(runs).toEqual([false, false, true]);
  expect(await states()).toEqual(['failed 2']);
  const counts = (await countJobs(testApp.db)).find(({ name }) => name === 'messages');
  expect(counts).toMatchObject({ waiting: 0, due: 0, active: 0, failed: 1, lateSeconds: 0 });
  expect(await listFailedJobs(testApp.db, 5)).toMatchObject([
    { name: 'messages', tries: 3, message: 'It failed', failedAt: expect.any(Date) },
  ]);
});

test('neither the job nor its failure names a person', async () => {
  const runner = openRunner(async () => {
    throw new Error('The gateway refused 13900000001');
  });
  await addJob(testApp.db, 'messages', data('1'));
  await runner.settled();
  const { rows } = await testApp.db.execute(sql`select data, output from pgboss.job`);
  expect(rows).toEqual([
    { data: { messageId: '1' }, output: { message: 'The gateway refused [redacted]' } },
  ]);
});

test('what a process had begun when it died is done by another', async () => {
  let die = () => {};
  const dying = openRunner(() => new Promise<void>((resolve) => (die = resolve)));
  await addJob(testApp.db, 'messages', data('promised'));
  dying.wake();
  while ((await states())[0] !== 'active 0') await new Promise((resolve) => setImmediate(resolve));
  const done: string[] = [];
  const work: JobHandler<'messages'> = async ({ messageId }) => void done.push(messageId);
  await look(openRunner(work));
  expect(done).toEqual([]);
  await testApp.db.execute(sql`update pgboss.job set started_on = now() - interval '31 seconds'`);
  // The first poll ends overdue jobs, and the retry delay has passed.
  await look(openRunner(work));
  await makeDue();
  await look(openRunner(work));
  expect(done).toEqual(['promised']);
  expect(await states()).toEqual(['completed 1']);
  die();
});

test('of the jobs of one slot there is one, whoever adds them', async () => {
  const slot = { slotSeconds: 3_600 };
  await Promise.all([1, 2, 3].map(() => addJob(testApp.db, 'housekeeping', {}, slot)));
  await addJob(testApp.db, 'webhooks', {});
  await addJob(testApp.db, 'webhooks', {});
  const { rows } = await testApp.db.execute(sql`select name from pgboss.job order by name`);
  expect(rows).toEqual([{ name: 'housekeeping' }, { name: 'webhooks' }]);
});
