import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { orders } from '../schema/orders.js';
import { openTestApp, type TestApp } from '../testing/openTestApp.js';
import { migrationsFolder } from '../testing/places.js';
import { verifyTrail } from './verifyTrail.js';

vi.setConfig({ testTimeout: 120_000 });

let world: TestApp;
beforeAll(async () => {
  world = await openTestApp();
});
afterAll(() => world.close());

const statementsOf = (migration: string) =>
  readFileSync(join(migrationsFolder, migration), 'utf8').split('--> statement-breakpoint');

/** The state before the migrations: rows without a chain, orders without a count. */
const undo = [
  'drop trigger chain_order_event on order_events',
  'drop trigger order_events_append_only on order_events',
  // Other trails refuse changes by the same function.
  'drop function chain_order_event, refuse_audit_change, order_event_hash cascade',
  'drop function order_content_hash',
  'drop function audit_field',
  'alter table order_events drop column position, drop column previous_hash, drop column hash, drop column content_hash',
  'create index order_events_order on order_events (order_id, id)',
  'update orders set version = 1',
];
const redo = [...statementsOf('0002_audit_chain.sql'), ...statementsOf('0047_audit_contents.sql')];

test('rows from before the chain get one, and the last of each order takes down its content', async () => {
  const before = await verifyTrail(world.db);
  for (const statement of [...undo, ...redo]) await world.db.execute(sql.raw(statement));
  const after = await verifyTrail(world.db);
  expect(after).toMatchObject({ orders: before.orders, rows: before.rows, faults: [] });
  await expect(world.db.execute(sql`delete from order_events`)).rejects.toThrow('Failed query');

  const paid = eq(orders.status, 'BANK_APPROVAL_SUCCESS');
  const [order] = await world.db.select({ id: orders.id }).from(orders).where(paid);
  const its = eq(orders.id, order?.id ?? '');
  await world.db.update(orders).set({ loanAmount: '9999.00' }).where(its);
  expect((await verifyTrail(world.db)).faults).toMatchObject([
    { orderId: order?.id, kind: 'CONTENT' },
  ]);
});
