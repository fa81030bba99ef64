import type { OperationInput, StaffOrderCounts } from '@huiqi/sdk';
import { OrderStatusValues } from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import type { Range } from '../../db/page.js';
import { orderFacets } from '../../schema/orders.js';
import { byIndexes, oneOf } from '../../search/facets.js';
import { findPlace } from '../../search/findPlace.js';
import { countParts, findPage, type Search } from '../../search/searchList.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { orderConditions } from '../orders/matching.js';
import { orderList } from '../orders/orderList.js';
import { staffConditions } from '../orders/staffScope.js';
import { inQueue } from './inQueue.js';

type Filters = Omit<OperationInput<'listStaffOrders'>, 'index' | 'size' | 'sortDirection'>;

const searchOf = async (
  db: Queryable,
  user: CurrentUser,
  { queue, ...filters }: Filters,
): Promise<Search> => ({
  scope: staffConditions(user),
  filters: [
    ...(await orderConditions(db, filters)),
    ...(queue === undefined ? [] : [inQueue(user, queue)]),
  ],
});

/** Condition of the filtered orders that a staff member may see. */
export async function whereFound(db: Queryable, user: CurrentUser, filters: Filters) {
  const { scope, filters: conditions } = await searchOf(db, user, filters);
  return byIndexes(orderFacets, [...scope, ...conditions]);
}

/** Ids of one page of a staff member's filtered orders, in order, and the total. */
export const findIds = async (
  db: Queryable,
  user: CurrentUser,
  filters: Filters,
  range: Range & { readonly isOldestFirst: boolean },
) => findPage(db, orderList, await searchOf(db, user, filters), range);

/** Where an order is among a staff member's filtered orders. */
export const findOrderPlace = async (
  db: Queryable,
  user: CurrentUser,
  filters: Filters,
  order: { readonly id: string; readonly isOldestFirst: boolean },
) => findPlace(db, orderList, await searchOf(db, user, filters), order);

/** Counts a staff member's orders by status and by what the caller has to do with them. */
export async function countOrders(
  db: Queryable,
  user: CurrentUser,
  filters: Omit<Filters, 'queue' | 'orderStatus'>,
): Promise<StaffOrderCounts> {
  // By the column alone: the index by status and place counts them sooner than the inverted one.
  const statuses = OrderStatusValues.map(
    (status) => [status, { where: oneOf(orderFacets, 'status', [status]).where }] as const,
  );
  const { total, of } = await countParts(db, orderList, await searchOf(db, user, filters), {
    mine: inQueue(user, 'mine'),
    assigned: inQueue(user, 'assigned'),
    ...Object.fromEntries(statuses),
  });
  const { mine = 0, assigned = 0, ...byStatus } = of as Readonly<Record<string, number>>;
  return {
    waitingForMe: mine,
    assignedToMe: assigned,
    byStatus: Object.fromEntries(Object.entries(byStatus).filter(([, count]) => count > 0)),
    total,
  };
}
