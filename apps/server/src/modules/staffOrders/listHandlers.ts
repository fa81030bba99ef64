import type { StaffOrderPage } from '@huiqi/sdk';
import { constants } from '@huiqi/sdk/domain';
import type { Handlers, UserCall } from '../../http/context.js';
import { withDue } from '../../promises/withDue.js';
import { readOrders } from '../orders/repository.js';
import { toSummary } from '../orders/toOrder.js';
import { pageOf } from '../../search/searchList.js';
import { countOrders, findIds, findOrderPlace } from './findOrders.js';
import { withFacts } from './orderFactRepository.js';
import { staffScope } from '../orders/staffScope.js';
import { reachableOrder } from './reachableOrder.js';

async function listPage(call: UserCall<'listStaffOrders'>): Promise<StaffOrderPage> {
  const { db, user, input } = call;
  const { index = 1, size = constants.pageSizes.adminOrders, sortDirection, ...filters } = input;
  const { ids, ...found } = await findIds(call, filters, {
    offset: (index - 1) * size,
    limit: size,
    isOldestFirst: sortDirection === 'ASC',
  });
  // Applies the scope again, so that no order outside it is read, whatever the index returns.
  const orders = await withFacts(db, user, await readOrders(db, ids, staffScope(user)));
  const byId = new Map(orders.map((one) => [one.row.order.id, one]));
  // V8 joins two objects of this size by spreads a hundred times slower.
  const content = ids.flatMap((id) => {
    const one = byId.get(id);
    return one ? [Object.assign(toSummary(one.row), one.facts)] : [];
  });
  return { content, page: pageOf({ index, size }, found) };
}

/** The staff's list of orders (spec 1 §3, §7 Admin orders). */
export const listHandlers = {
  listStaffOrders: async (call: UserCall<'listStaffOrders'>): Promise<StaffOrderPage> =>
    withDue(call, 'ORDER', await listPage(call)),

  getStaffOrderQueuePosition: async (call) => {
    const { id, sortDirection, ...filters } = call.input;
    await reachableOrder(call.db, call.user, id);
    const isOldestFirst = sortDirection === 'ASC';
    const { isMore, ...place } = await findOrderPlace(call, filters, { id, isOldestFirst });
    return { ...place, ...(isMore ? { relation: 'AT_LEAST' as const } : {}) };
  },

  countStaffOrders: (call: UserCall<'countStaffOrders'>) => countOrders(call, call.input),
} satisfies Handlers;
