import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.js';
import { readConfig } from '../config/config.js';
import type { Db } from '../db/database.js';
import { handlers } from '../modules/handlers.js';
import { publicTables } from '../modules/publicTables.js';
import { exampleCalls, exampleOf } from '../testing/exampleCalls.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { servedOperations } from '../testing/operations.js';
import { rootDir, seedNow } from '../testing/places.js';
import type { Handlers } from './context.js';

const cached = servedOperations.filter((operation) => operation.cached);
const publicNames = new Set(publicTables.map(getTableName));

let world: TestApp;
let examples: Awaited<ReturnType<typeof exampleCalls>>;
beforeAll(async () => {
  world = await openTestApp();
  examples = await exampleCalls(world);
});
afterAll(() => world.close());

class Undo extends Error {}

/** Tables a call reads: it runs in a transaction, which keeps a lock on each of them until it ends. */
async function tablesReadBy(path: string, given: Handlers): Promise<string[]> {
  let names: string[] = [];
  const run = world.db.transaction(async (tx) => {
    const $client = { query: async () => ({ rows: [['1']] }) };
    const db = Object.assign(Object.create(tx), { $client }) as Db;
    const config = readConfig({ HUIQI_LOG_LEVEL: 'silent' }, rootDir);
    const app = await createApp({ db, config, now: () => seedNow, handlers: given });
    const response = await app.inject(`/api/huiqi${path}`);
    expect(response.statusCode, path).toBe(200);
    const { rows } = await tx.execute<{ name: string }>(sql`
      select c.relname as name from pg_locks l join pg_class c on c.oid = l.relation
      join pg_namespace n on n.oid = c.relnamespace
      where l.pid = pg_backend_pid() and c.relkind = 'r' and n.nspname = 'public' order by 1`);
    names = rows.map(({ name }) => name);
    await app.close();
    throw new Undo();
  });
  await run.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  return names;
}

/** Tables a cached operation reads whose changes would not make its response stale. */
const uncovered = async (path: string, given: Handlers) =>
  (await tablesReadBy(path, given)).filter((name) => !publicNames.has(name));

test.each(cached)(
  '$id reads public tables alone, of which each has its trigger',
  async ({ id }) => {
    const { path } = exampleOf(examples, id);
    const read = await tablesReadBy(path, handlers);
    expect(read.length).toBeGreaterThan(0);
    expect(read.filter((name) => !publicNames.has(name))).toEqual([]);
  },
);

test('a cached operation that reads another table is found', async () => {
  const leaking: Handlers = {
    ...handlers,
    listLatestNews: async ({ db, ...call }) => {
      await db.execute(sql`select 1 from users limit 1`);
      return handlers.listLatestNews!({ db, ...call });
    },
  };
  const { path } = exampleOf(examples, 'listLatestNews');
  expect(await uncovered(path, leaking)).toEqual(['users']);
});

const triggers = async () => {
  const { rows } = await world.db.execute<{ name: string }>(sql`
    select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where t.tgname = 'bump_public_version' order by 1`);
  return rows.map(({ name }) => name);
};

test('the public tables have the trigger, and no others', async () => {
  expect(await triggers()).toEqual([...publicNames].toSorted());
});
