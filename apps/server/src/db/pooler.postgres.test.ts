import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../testing/createDatabase.js';
import { openPostgres } from './openPostgres.js';
import { statement } from './statement.js';

let made: Awaited<ReturnType<typeof createDatabase>>;
beforeAll(async () => {
  made = await createDatabase('sample');
});
afterAll(() => made.drop());

const one = statement('one_of_pooler', (db) =>
  db.select({ one: sql<number>`1` }).from(sql`(values (1)) as one`),
);

async function keptStatements(pooler: 'none' | 'transaction'): Promise<number> {
  const settings = { connections: 1, statementTimeoutMs: 5_000, pooler };
  const { db, close } = openPostgres(made.url, () => {}, settings);
  for (let turn = 0; turn < 2; turn += 1) expect(await one(db, {})).toEqual([{ one: 1 }]);
  const { rows } = await db.execute<{ kept: number }>(
    sql`select count(*)::int as kept from pg_prepared_statements`,
  );
  await close();
  return rows[0]?.kept ?? 0;
}

test('statements are prepared under their names, but not through a pooler in transaction mode', async () => {
  expect(await keptStatements('none')).toBeGreaterThan(0);
  expect(await keptStatements('transaction')).toBe(0);
});
