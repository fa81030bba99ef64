import { and, eq, ne } from 'drizzle-orm';
import { owner } from '../../testing/accounts.js';
import { defineCalls } from '../../testing/defineCalls.js';
import { defineThings, first, type Thing } from '../../testing/defineThings.js';
import { orders } from './table.js';

export const calls = defineCalls(async ({ ask }) => {
  const { content } = await ask(owner, 'listOrders', {});
  const { orderId } = first(content, 'order of the first user');
  return {
    listOrders: { as: owner, input: {} },
    getOrder: { as: owner, input: { orderId } },
    getOrderStatistic: { as: owner, input: {} },
  };
});

type Order = typeof orders.$inferSelect;

const thingOf = (name: string, { id, userId, bankId, status }: Order): Thing => ({
  name,
  id,
  reachableBy: (actor, { roles }) => {
    if (roles.length === 0) return actor.userId === userId;
    if (status === 'SAVE_NOT_SUBMIT') return false;
    return actor.role !== 'FINANCIER' || actor.bankId === bankId;
  },
});

export const things = defineThings({
  kind: 'order',
  missing: '19999999',
  make: async (db, actors) => {
    const bank = actors.find(({ userId }) => userId === '5')?.bankId ?? '';
    const waiting = eq(orders.status, 'ACCEPT_SUCCESS');
    const ofBank = await db.select().from(orders).where(eq(orders.bankId, bank)).orderBy(orders.id);
    const own = first(
      ofBank.filter(({ status }) => status === 'ACCEPT_SUCCESS'),
      'order that waits for the bank',
    );
    const other = first(
      ofBank.filter(({ userId, id }) => userId !== '1' && id !== own.id),
      'second order of the bank',
    );
    const elsewhere = await db
      .select()
      .from(orders)
      .where(and(waiting, ne(orders.bankId, bank)));
    const ofOwner = await db.select().from(orders).where(eq(orders.userId, '1'));
    const draft = { ...other, status: 'SAVE_NOT_SUBMIT' } as const;
    await db.update(orders).set({ status: draft.status }).where(eq(orders.id, draft.id));
    return [
      thingOf('an order of the bank', own),
      thingOf('a draft', draft),
      thingOf('an order of another bank', first(elsewhere, 'order of another bank')),
      thingOf('an order of the first user', first(ofOwner, 'order of the first user')),
    ];
  },
});
