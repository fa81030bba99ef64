import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { migrationsFolder } from '../testing/places.js';
import { verifyTrail } from './verifyTrail.js';

vi.setConfig({ testTimeout: 120_000 });

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp();
});
afterAll(() => world.close());

/** The state before the migration: rows without a chain, orders without a count. */
const undo = [
  'drop trigger chain_order_event on order_events',
  'drop trigger order_events_append_only on order_events',
  // Other trails refuse changes by the same function.
  'drop function chain_order_event, refuse_audit_change, order_event_hash cascade',
  'drop function audit_field',
  'alter table order_events drop column position, drop column previous_hash, drop column hash',
  'create index order_events_order on order_events (order_id, id)',
  'update orders set version = 1',
];
const redo = readFileSync(join(migrationsFolder, '0002_audit_chain.sql'), 'utf8').split(
  '--> statement-breakpoint',
);

test('rows from before the chain get the same chain as if it had always existed', async () => {
  const before = await verifyTrail(world.db);
  for (const statement of [...undo, ...redo]) await world.db.execute(sql.raw(statement));
  const after = await verifyTrail(world.db);
  expect(after).toEqual(before);
  expect(after.faults).toEqual([]);
});
