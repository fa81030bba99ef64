import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.js';
import { ticketBatches } from '../../../schema/tickets.js';
import { plainDecimal } from '../../../text/decimals.js';
import type { StoredKind } from './ManagedKind.js';

const batches = ticketBatches;

/** Whether another batch has this name, by which tickets say where they are from. */
export const isNameTaken = async (db: Queryable, name: string, id: string): Promise<boolean> =>
  (await db.$count(batches, and(eq(batches.name, name), ne(batches.id, id)))) > 0;

export const storedCouponBatch: StoredKind<'COUPON_BATCH'> = {
  things: sql`select ${batches.id} as id, ${batches.name} as title,
    ${batches.opensOn} || ' 至 ' || ${batches.closesOn} as owner, null as bank_id, null as scf_province,
    not ${batches.isWithdrawn} as is_public from ${batches}`,
  read: async (db, id) => {
    const [row] = await db.select().from(batches).where(eq(batches.id, id));
    if (!row) return null;
    const { id: _id, isWithdrawn: _isWithdrawn, ...content } = row;
    return { kind: 'COUPON_BATCH', ...content, discountRate: plainDecimal(row.discountRate) };
  },
  publish: async (tx, id, { kind: _kind, opensOn, closesOn, ticketsExpireOn, ...content }) => {
    if (opensOn === null || closesOn === null || ticketsExpireOn === null)
      throw new Error('A batch without its days has problems');
    const values = { ...content, opensOn, closesOn, ticketsExpireOn, isWithdrawn: false };
    await tx
      .insert(batches)
      .values({ id, ...values })
      .onConflictDoUpdate({ target: batches.id, set: values });
  },
  withdraw: async (tx, id) => {
    await tx.update(batches).set({ isWithdrawn: true }).where(eq(batches.id, id));
  },
};
