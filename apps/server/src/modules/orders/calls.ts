import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { owner } from '../../testing/accounts.js';
import type { Actor } from '../../testing/actors.js';
import { defineCalls } from '../../testing/defineCalls.js';
import { defineThings, first, type Thing } from '../../testing/defineThings.js';
import { orders } from './table.js';

/** The bank whose officer makes the calls of staff. */
const officersBank = '1';

/** An order of the first user that waits for the bank, besides those that other calls are about. */
async function withdrawable(db: Db): Promise<string> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, '1'),
        ne(orders.bankId, officersBank),
        inArray(orders.status, ['ACCEPT_SUCCESS', 'BANK_NO_INFO']),
      ),
    )
    .orderBy(orders.createdAt);
  return first(rows, 'order of the first user that waits for the bank').id;
}

export const calls = defineCalls(async ({ ask, db }) => {
  const { content } = await ask(owner, 'listOrders', {});
  const { orderId } = first(content, 'order of the first user');
  const reviewed = await ask(owner, 'listOrders', { orderStatus: 'JXW_AUDIT_FAIL' });
  const { orderId: epidemic } = first(reviewed.content, 'epidemic-relief loan of the first user');
  return {
    listOrders: { as: owner, input: {} },
    getOrder: { as: owner, input: { orderId } },
    getOrderStatistic: { as: owner, input: {} },
    getApplyingState: { as: owner, input: {} },
    getEpidemicLoan: { as: owner, input: { id: epidemic } },
    closeOrder: {
      as: owner,
      input: { orderId: await withdrawable(db), body: { reason: '暂不需要贷款' } },
    },
  };
});

type Order = typeof orders.$inferSelect;

const isStaff = ({ role }: Actor) =>
  role === 'FINANCIER' || role === 'OPERATOR' || role === 'ADMIN';

const thingOf = (name: string, { id, userId, bankId, submittedAt }: Order): Thing => ({
  name,
  id,
  reachableBy: (actor, { path, roles, tag }) => {
    if (roles.length === 0 && actor.userId === userId) return true;
    // The export of one order and its reports are open to its applicant and to staff.
    const isShared = tag === 'exports' || (tag === 'reports' && path.includes('/admin/'));
    if (roles.length === 0 && (!isShared || !isStaff(actor))) return false;
    if (submittedAt === null) return false;
    return actor.role !== 'FINANCIER' || actor.bankId === bankId;
  },
});

export const things = defineThings({
  kind: 'order',
  missing: '19999999',
  make: async (db, actors) => {
    const bank = actors.find(({ userId }) => userId === '5')?.bankId ?? '';
    const waiting = eq(orders.status, 'ACCEPT_SUCCESS');
    const ofBank = await db
      .select()
      .from(orders)
      .where(and(eq(orders.bankId, bank), isNotNull(orders.submittedAt)))
      .orderBy(orders.id);
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
    const ofOwner = await db
      .select()
      .from(orders)
      .where(and(eq(orders.userId, '1'), isNotNull(orders.submittedAt)));
    const draft = { ...other, status: 'SAVE_NOT_SUBMIT', submittedAt: null } as const;
    const { status, submittedAt } = draft;
    await db.update(orders).set({ status, submittedAt }).where(eq(orders.id, draft.id));
    return [
      thingOf('an order of the bank', own),
      thingOf('a draft', draft),
      thingOf('an order of another bank', first(elsewhere, 'order of another bank')),
      thingOf('an order of the first user', first(ofOwner, 'order of the first user')),
    ];
  },
});
