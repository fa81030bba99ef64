import { inArray, isNotNull } from 'drizzle-orm';
import { OrderStatusValues } from '@huiqi/sdk/domain';
import { orderFacets, orders } from '../../schema/orders.js';
import { orderOf, type SearchedList } from '../../search/searchList.js';

/** The staff's list of submitted orders. */
export const orderList = {
  table: orders,
  id: orders.id,
  facets: orderFacets,
  rows: isNotNull(orders.submittedAt),
  sortedBy: [orders.createdAt],
  always: inArray(orders.status, [...OrderStatusValues]),
} satisfies SearchedList;

export const newestFirst = orderOf(orderList, false);
