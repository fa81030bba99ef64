import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '../../db/database.js';
import { owner } from '../../callKit/accounts.js';
import { ended, type Actor } from '../../callKit/Actor.js';
import { defineCalls } from '../../callKit/defineCalls.js';
import { defineThings, first, type Thing } from '../../callKit/defineThings.js';
import { isInRegionOf } from '../../callKit/reach.js';
import { orders } from '../../schema/orders.js';

/** The bank whose officer makes the staff calls. */
const officersBank = '1';

/** An order of the first user that awaits the bank and that no other call touches. */
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

/** Statuses in which the bank cannot see an order. */
const ofCommission: readonly string[] = ['PRE_JXW_ACCEPT', 'JXW_AUDIT_FAIL'];

const thingOf = (name: string, order: Order): Thing => ({
  name,
  id: order.id,
  reachableBy: (actor, { path, roles, tag }) => {
    // Names both the company and the order, which the user no longer owns.
    if (actor.userId === ended && path.endsWith('/taxAuthValid')) return false;
    if (roles.length === 0 && actor.userId === order.userId) return true;
    // The export of one order and its reports are available to its applicant and to staff.
    const isShared = tag === 'exports' || (tag === 'reports' && path.includes('/admin/'));
    if (roles.length === 0 && (!isShared || !isStaff(actor))) return false;
    if (order.submittedAt === null || !isInRegionOf(actor, placeOf(order))) return false;
    if (actor.role !== 'FINANCIER') return true;
    return actor.bankId === order.bankId && !ofCommission.includes(order.status);
  },
});

const placeOf = ({ scfProvince, scfCity, scfDistrict }: Order) => ({
  scfProvince,
  scfCity,
  scfDistrict,
});

export const things = defineThings({
  kind: 'order',
  missing: '19999999',
  make: async (db, actors) => {
    const officer = actors.find(({ userId }) => userId === '5');
    const submitted = await db
      .select()
      .from(orders)
      .where(isNotNull(orders.submittedAt))
      .orderBy(orders.id);
    const taken = new Set<string>();
    const find = (what: string, isWanted: (order: Order) => boolean): Order => {
      const order = first(
        submitted.filter((one) => !taken.has(one.id) && isWanted(one)),
        what,
      );
      taken.add(order.id);
      return order;
    };
    const change = async (order: Order, values: Partial<Order>): Promise<Order> => {
      await db.update(orders).set(values).where(eq(orders.id, order.id));
      return { ...order, ...values };
    };
    const isOfBank = ({ bankId }: Order) => bankId === officer?.bankId;
    const waits = ({ status }: Order) => status === 'ACCEPT_SUCCESS';
    const isHere = (order: Order) => officer !== undefined && isInRegionOf(officer, placeOf(order));
    const own = find('order that waits for the bank', (one) => isOfBank(one) && waits(one));
    const isOthers = (one: Order) => isOfBank(one) && one.userId !== '1' && isHere(one);
    const draft = { status: 'SAVE_NOT_SUBMIT', submittedAt: null } as const;
    const reviewed = find(
      'order that the commission reviews',
      (one) => one.status === 'PRE_JXW_ACCEPT' && isHere(one),
    );
    return [
      thingOf('an order of the bank', own),
      thingOf('a draft', await change(find('second order of the bank', isOthers), draft)),
      thingOf(
        'an order of another bank',
        find('order of another bank', (one) => !isOfBank(one) && waits(one)),
      ),
      thingOf(
        'an order of the first user',
        find(
          'order of the first user',
          ({ userId, companyId }) => userId === '1' && companyId !== null,
        ),
      ),
      thingOf(
        'an order of the bank in another region',
        find('order of the bank elsewhere', (one) => isOfBank(one) && !isHere(one)),
      ),
      thingOf(
        'an order before the commission decides',
        await change(reviewed, { bankId: officer?.bankId ?? '' }),
      ),
      thingOf(
        'an order of a user whose binding ended',
        await change(find('third order of the bank', isOthers), { userId: ended }),
      ),
    ];
  },
});
