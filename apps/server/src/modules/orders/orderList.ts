import { asc, desc, inArray } from 'drizzle-orm';
import { OrderStatusValues } from '@huiqi/sdk/domain';
import { orderFacets, orders } from '../../schema/orders.js';
import type { SearchedList } from '../../search/searchList.js';

/** The staff's list of submitted orders. */
export const orderList: SearchedList = {
  table: orders,
  id: orders.id,
  facets: orderFacets,
  always: inArray(orders.status, [...OrderStatusValues]),
};

export const newestFirst = [desc(orders.createdAt), asc(orders.id)];
export const oldestFirst = [asc(orders.createdAt), desc(orders.id)];
