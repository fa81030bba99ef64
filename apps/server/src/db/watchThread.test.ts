import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { createApp } from '../app.js';
import { readConfig } from '../config/config.js';
import { pgliteTemplate } from '../testing/pgliteTemplate.js';
import { seedNow } from '../callKit/seedNow.js';
import { rootDir, workerFile } from '../testing/places.js';
import { openEmbedded } from './embedded.js';

// Opening a database is slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const slow = sql`SELECT count(*) FROM generate_series(1, 2000000) AS a WHERE a % 7 = 3`;

async function open(watch?: { everyMs: number; missed: number }) {
  const failures: Error[] = [];
  const database = await openEmbedded({
    dataDir: null,
    template: await pgliteTemplate(),
    workerFile,
    onFailure: (error) => failures.push(error),
    ...(watch ? { watch } : {}),
  });
  return { database, failures };
}

test('a query that blocks the database is noticed from outside', async () => {
  const { database, failures } = await open({ everyMs: 10, missed: 5 });
  await database.db.execute(slow);
  expect(failures.map(({ message }) => message)).toEqual([
    'The database thread has not replied for 0.05 s',
  ]);
  await database.close();
});

test('ordinary work is not', async () => {
  const { database, failures } = await open({ everyMs: 20, missed: 20 });
  for (let n = 0; n < 200; n += 1) await database.db.execute(sql`SELECT ${n}::int`);
  expect(failures).toEqual([]);
  await database.close();
});

test('/healthz responds while a query runs', async () => {
  const { database } = await open();
  const config = readConfig({ HUIQI_LOG_LEVEL: 'silent' }, rootDir);
  const app = await createApp({ db: database.db, config, now: () => seedNow });
  const state = { running: true };
  const query = database.db.execute(slow).finally(() => {
    state.running = false;
  });
  let responses = 0;
  for (let n = 0; n < 50 && state.running; n += 1) {
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    if (state.running) responses += 1;
    await nextTurn();
  }
  expect(responses).toBeGreaterThan(5);
  await query;
  await app.close();
  await database.close();
});
