import { getTableName, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../app.js';
import { readConfig } from '../../config/config.js';
import type { Db, Queryable } from '../../db/database.js';
import { formatDate } from '@huiqi/sdk/domain';
import { startOfDay } from '../../text/days.js';
import { handlers } from '../../modules/handlers.js';
import type { Run } from '../context.js';
import { publicTables } from '../../modules/publicTables.js';
import { exampleCalls, exampleOf } from '../../testing/exampleCalls.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { servedOperations } from '../../testing/operations.js';
import { seedNow } from '../../callKit/seedNow.js';
import { rootDir } from '../../testing/places.js';

const cached = servedOperations.filter((operation) => operation.cached);
const publicNames = new Set(publicTables.map(getTableName));

let testApp: TestApp;
let app: FastifyInstance;
let examples: Awaited<ReturnType<typeof exampleCalls>>;
let transaction: Queryable;
let time = seedNow;
/** Whether the news also read a non-public table. */
let leaks = false;
beforeAll(async () => {
  testApp = await openTestApp();
  examples = await exampleCalls(testApp);
  let version = 0;
  const query = async () => ({ rows: [[String((version += 1))]] });
  const $client = { query, options: { max: 1 } };
  // The current transaction stands in for the database.
  const db = new Proxy({ $client } as unknown as Db, {
    get: (target, name) => Reflect.get(name === '$client' ? target : transaction, name),
  });
  const config = readConfig({ HUIQI_LOG_LEVEL: 'silent' }, rootDir);
  const leaking = {
    ...handlers,
    listLatestNews: async (call: Parameters<Run<'listLatestNews'>>[0]) => {
      if (leaks) await call.db.execute(sql`select 1 from users limit 1`);
      return (handlers.listLatestNews as Run<'listLatestNews'>)(call);
    },
  };
  app = await createApp({ db, config, now: () => time, handlers: leaking });
  // The very first request checks whether the database is empty.
  await testApp.db.transaction(async (tx) => {
    transaction = tx;
    await app.inject('/');
  });
});
afterAll(async () => {
  await app.close();
  await testApp.close();
});

const regionHeaders = (city: string) => ({ 'x-scf-province': '500000', 'x-scf-city': city });
const counties = ['500231', '500233'];

/** The response of an application without caching: its public version changes with every call. */
const uncached = (path: string, city: string): Promise<string> =>
  testApp.db.transaction(async (tx) => {
    transaction = tx;
    return (await app.inject({ url: `/api/huiqi${path}`, headers: regionHeaders(city) })).body;
  });

/** Tables a call reads: it runs in a transaction, which locks each of them until it ends. */
const tablesReadBy = (path: string): Promise<string[]> =>
  testApp.db.transaction(async (tx) => {
    transaction = tx;
    const response = await app.inject(`/api/huiqi${path}`);
    expect(response.statusCode, path).toBe(200);
    const { rows } = await tx.execute<{ name: string }>(sql`
      select c.relname as name from pg_locks l join pg_class c on c.oid = l.relation
      join pg_namespace n on n.oid = c.relnamespace
      where l.pid = pg_backend_pid() and c.relkind = 'r' and n.nspname = 'public' order by 1`);
    return rows.map(({ name }) => name);
  });

/** Of notices, the announcements alone are public: triggers of their own count their changes (0021). */
const publicInPart = new Set(['notices']);

/** Tables a call reads whose changes would not invalidate its cached response. */
const uncovered = (read: readonly string[]) =>
  read.filter((name) => !publicNames.has(name) && !publicInPart.has(name));

/** Their responses are part of the program. */
const withoutTables: readonly string[] = ['listServiceTypes', 'listServiceSubtypes'];

test.each(cached)('$id reads public tables alone', async ({ id }) => {
  const read = await tablesReadBy(exampleOf(examples, id).path);
  expect(read.length > 0).toBe(!withoutTables.includes(id));
  expect(uncovered(read)).toEqual([]);
});

test('a cached operation that reads another table is found', async () => {
  leaks = true;
  const { path } = exampleOf(examples, 'listLatestNews');
  expect(uncovered(await tablesReadBy(path))).toEqual(['users']);
});

test('the public tables have the trigger, and no others', async () => {
  const { rows } = await testApp.db.execute<{ name: string }>(sql`
    select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname = 'bump_public_version' order by 1`);
  expect(rows.map(({ name }) => name)).toEqual([...publicNames].toSorted());
});

test.each(cached)('$id serves no county the response of another', async ({ id }) => {
  const { path } = exampleOf(examples, id);
  // The second round is served by raw address.
  for (const city of [...counties, ...counties]) {
    const request = { url: `/api/huiqi${path}`, headers: regionHeaders(city) };
    const { body } = await testApp.app.inject(request);
    expect(body).toBe(await uncached(path, city));
  }
});

test.each(cached)('$id is the same all day in China', async ({ id }) => {
  const { path } = exampleOf(examples, id);
  const day = startOfDay(formatDate(seedNow)).getTime();
  const bodies = [];
  for (const moment of [day, day + 86_399_999]) {
    time = new Date(moment);
    bodies.push(await uncached(path, counties[0] ?? ''));
  }
  time = seedNow;
  expect(bodies[1]).toBe(bodies[0]);
});

test('some responses differ by county', async () => {
  const { path } = exampleOf(examples, 'listLatestNews');
  const [first, second] = await Promise.all([
    uncached(path, counties[0] ?? ''),
    testApp.app.inject({ url: `/api/huiqi${path}`, headers: regionHeaders(counties[1] ?? '') }),
  ]);
  expect(second.body).not.toBe(first);
});
