import { inArray, isNotNull } from 'drizzle-orm';
import { OrderStatusValues } from '@huiqi/sdk/domain';
import { orderFacets, orders } from '../../schema/orders.js';
import type { CountedList } from '../../search/countParts.js';
import { orderOf } from '../../search/searchList.js';

/** The staff's list of submitted orders. */
export const orderList = {
  table: orders,
  id: orders.id,
  facets: orderFacets,
  rows: isNotNull(orders.submittedAt),
  sortedBy: [orders.createdAt],
  always: inArray(orders.status, [...OrderStatusValues]),
  countedBy: orders.status,
  // The stage limits what banks see, whose index has it.
  countedIn: [
    orders.stage,
    orders.status,
    orders.scfPlatform,
    orders.scfProvince,
    orders.scfCity,
    orders.scfDistrict,
    orders.source,
    orders.bankId,
    orders.productId,
  ],
} satisfies CountedList;

export const newestFirst = orderOf(orderList, false);
