import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDatabase } from '../testing/createDatabase.js';
import { migrationsFolder } from '../testing/places.js';
import { startServer, type RunningServer } from '../testing/serverProcess.js';

// Each test starts whole server processes.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

let database: Awaited<ReturnType<typeof createDatabase>>;
let servers: RunningServer[];
beforeEach(async () => {
  database = await createDatabase('empty');
  servers = [];
});
afterEach(async () => {
  for (const { child, ended } of servers) {
    child.kill('SIGKILL');
    await ended;
  }
  await database.drop();
});

const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
  entries: unknown[];
};

test('servers that start at once on an empty database all serve, and migrate it once', async () => {
  servers = await Promise.all(
    Array.from({ length: 2 }, () => startServer('', '', { DATABASE_URL: database.url })),
  );
  await Promise.all(servers.map(({ ready }) => ready()));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query('select hash from drizzle.__drizzle_migrations');
  await client.end();
  expect(rows).toHaveLength(journal.entries.length);
});
