import type { DueState, OperationInput, StaffOrderCounts } from '@huiqi/sdk';
import { OrderStatusValues } from '@huiqi/sdk/domain';
import type { Range } from '../../db/page.js';
import type { UserCall } from '../../http/context.js';
import { dueOrders } from '../../promises/dueOrders.js';
import { orderFacets } from '../../schema/orders.js';
import { byIndexes, oneOf, together } from '../../search/facets.js';
import { findPlace } from '../../search/findPlace.js';
import { countParts, findPage, orderOf, type Search } from '../../search/searchList.js';
import { orderConditions, ordersWithIds } from '../orders/matching.js';
import { orderList } from '../orders/orderList.js';
import { staffConditions } from '../orders/staffScope.js';
import { inQueue } from './inQueue.js';

type Filters = Omit<OperationInput<'listStaffOrders'>, 'index' | 'size' | 'sortDirection'>;

type StaffCall = Pick<UserCall<'listStaffOrders'>, 'db' | 'now' | 'user'>;

const searchOf = async (call: StaffCall, { queue, ...filters }: Filters): Promise<Search> => ({
  scope: staffConditions(call.user),
  filters: [
    ...(await orderConditions(call, filters)),
    ...(queue === undefined ? [] : [inQueue(call.user, queue)]),
  ],
});

/** Condition of the filtered orders that a staff member may see, or only of some of them. */
export async function whereFound(
  call: StaffCall,
  { ids, ...filters }: Filters & { readonly ids?: readonly string[] },
) {
  const { scope, filters: conditions } = await searchOf(call, filters);
  const chosen = ids ? [ordersWithIds(ids)] : [];
  return byIndexes(orderFacets, [...scope, ...conditions, ...chosen]);
}

/** Ids of one page of a staff member's filtered orders, in order, and the total. */
export const findIds = async (
  call: StaffCall,
  filters: Filters,
  { isOldestFirst, ...range }: Range & { readonly isOldestFirst: boolean },
) =>
  findPage(call.db, orderList, await searchOf(call, filters), range, {
    by: orderOf(orderList, isOldestFirst),
    columns: orderList.sortedBy,
  });

/** Where an order is among a staff member's filtered orders. */
export const findOrderPlace = async (
  call: StaffCall,
  filters: Filters,
  order: { readonly id: string; readonly isOldestFirst: boolean },
) => findPlace(call.db, orderList, await searchOf(call, filters), order);

/** Counts a staff member's orders by status and by what the caller has to do with them. */
export async function countOrders(
  call: StaffCall,
  filters: Omit<Filters, 'queue' | 'orderStatus'>,
): Promise<StaffOrderCounts> {
  const { db, user, now } = call;
  // By the column alone: the index by status and place counts them sooner than the inverted one.
  const statuses = OrderStatusValues.map(
    (status) => [status, { where: oneOf(orderFacets, 'status', [status]).where }] as const,
  );
  const mineDue = async (state: DueState) =>
    together(orderFacets, [inQueue(user, 'mine'), await dueOrders(db, state, now())]);
  const { total, of } = await countParts(db, orderList, await searchOf(call, filters), {
    mine: inQueue(user, 'mine'),
    today: await mineDue('TODAY'),
    overdue: await mineDue('OVERDUE'),
    assigned: inQueue(user, 'assigned'),
    ...Object.fromEntries(statuses),
  });
  const {
    mine = 0,
    assigned = 0,
    today = 0,
    overdue = 0,
    ...byStatus
  } = of as Readonly<Record<string, number>>;
  return {
    waitingForMe: mine,
    assignedToMe: assigned,
    dueToday: today,
    overdue,
    byStatus: Object.fromEntries(Object.entries(byStatus).filter(([, count]) => count > 0)),
    total,
  };
}
