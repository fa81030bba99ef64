import { createHash } from 'node:crypto';
import { and, asc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../db/database.js';
import { checkChain, type TrailFault } from '../trail/checkChain.js';
import { contentHash } from '../trail/contentHash.js';
import { nextContents } from '../trail/orderContentRepository.js';
import { rowHash, type TrailRow } from '../trail/rowHash.js';
import { orderEvents, orders } from '../schema/orders.js';

export interface TrailReport {
  readonly orders: number;
  readonly rows: number;
  /** One hash over the ends of all trails: equal seals mean equal histories. Worth storing elsewhere. */
  readonly seal: string;
  readonly faults: readonly TrailFault[];
}

const batch = 1_000;

async function trailsOf(db: Queryable, first: string, last: string) {
  const rows = await db
    .select()
    .from(orderEvents)
    .where(and(gte(orderEvents.orderId, first), lte(orderEvents.orderId, last)))
    .orderBy(asc(orderEvents.orderId), asc(orderEvents.position));
  const trails = new Map<string, TrailRow[]>();
  for (const row of rows) {
    const trail = trails.get(row.orderId);
    if (trail) trail.push(row);
    else trails.set(row.orderId, [row]);
  }
  return trails;
}

/** Rows without an order, only possible with foreign keys disabled. */
async function orphans(db: Queryable): Promise<TrailFault[]> {
  const rows = await db
    .select({ row: orderEvents })
    .from(orderEvents)
    .leftJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(isNull(orders.id));
  return rows.map(({ row }) => ({
    orderId: row.orderId,
    position: row.position,
    rowId: row.id,
    kind: null,
    problem: 'its order is missing',
  }));
}

async function readTrails(db: Queryable): Promise<TrailReport> {
  const faults: TrailFault[] = [];
  const ends: string[] = [];
  let rows = 0;
  for (let after = ''; ;) {
    const some = await nextContents(db, after, batch);
    const [first, last] = [some[0], some.at(-1)];
    if (!first || !last) break;
    const trails = await trailsOf(db, first.id, last.id);
    for (const order of some) {
      const trail = trails.get(order.id) ?? [];
      faults.push(...checkChain({ ...order, contentHash: contentHash(order) }, trail, rowHash));
      const end = trail.at(-1);
      ends.push(`${order.id} ${trail.length} ${end?.hash ?? '-'} ${end?.contentHash ?? '-'}\n`);
      rows += trail.length;
    }
    after = last.id;
  }
  faults.push(...(await orphans(db)));
  // Sorted here, because databases sort by different collations.
  const seal = createHash('sha256').update(ends.toSorted().join('')).digest('hex');
  return { orders: ends.length, rows, seal, faults };
}

/** Whether the database has been migrated far enough to have the chain. */
export async function hasChain(db: Db): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select from information_schema.columns where table_name = 'order_events' and column_name = 'content_hash'`,
  );
  return rows.length > 0;
}

/** Reads every trail in one snapshot, and names each row that was changed, removed or moved. */
export const verifyTrail = (db: Db): Promise<TrailReport> =>
  db.transaction(readTrails, { isolationLevel: 'repeatable read', accessMode: 'read only' });
