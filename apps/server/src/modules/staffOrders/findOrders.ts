import type { DueState, OperationInput, StaffOrderCounts } from '@huiqi/sdk';
import { OrderStatusValues } from '@huiqi/sdk/domain';
import type { Range } from '../../db/page.js';
import type { UserCall } from '../../http/context.js';
import { dueOrders } from '../../promises/dueOrders.js';
import { orderFacets } from '../../schema/orders.js';
import { countParts } from '../../search/countParts.js';
import { byIndexes, together } from '../../search/facets.js';
import { findPlace } from '../../search/findPlace.js';
import {
  conditionsOf,
  findPage,
  orderOf,
  withoutCommon,
  type Search,
} from '../../search/searchList.js';
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
  const search = await withoutCommon(call.db, orderList, await searchOf(call, filters));
  const chosen = ids ? [ordersWithIds(ids)] : [];
  return byIndexes(orderFacets, [...conditionsOf(search), ...chosen]);
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
  const mineDue = async (state: DueState) =>
    together(orderFacets, [inQueue(user, 'mine'), await dueOrders(db, state, now())]);
  const parts = {
    mine: inQueue(user, 'mine'),
    today: await mineDue('TODAY'),
    overdue: await mineDue('OVERDUE'),
    assigned: inQueue(user, 'assigned'),
  };
  const search = await searchOf(call, filters);
  const { total, of, by } = await countParts(db, orderList, search, parts, OrderStatusValues);
  return {
    waitingForMe: of.mine,
    assignedToMe: of.assigned,
    dueToday: of.today,
    overdue: of.overdue,
    byStatus: Object.fromEntries(Object.entries(by).filter(([, count]) => count > 0)),
    total,
  };
}
