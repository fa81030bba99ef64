import { constants } from '@huiqi/sdk/domain';
import { ApiError } from '../../contract/ApiError.js';
import type { Handlers } from '../../http/context.js';
import { findOrder, findOrders, ownedBy, readDetail, readStatistic } from './repository.js';
import { matching } from './matching.js';

export const handlers = {
  listOrders: async ({ db, user, input }) => {
    const { index, size, ...filters } = input;
    const where = matching(ownedBy(user.id), filters);
    return findOrders(db, where, { index, size }, constants.pageSizes.orders);
  },

  getOrder: async ({ db, user, input }) => {
    const row = await findOrder(db, input.orderId, ownedBy(user.id));
    if (!row) throw new ApiError('100404', { message: '订单不存在' });
    return readDetail(db, row);
  },

  getOrderStatistic: ({ db, user }) => readStatistic(db, user.id),
} satisfies Handlers;
