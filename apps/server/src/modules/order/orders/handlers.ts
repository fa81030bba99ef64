import { eq } from 'drizzle-orm';
import { constants } from '@huiqi/sdk/domain';
import { orders } from '../../../db/schema/orders.js';
import { ApiError } from '../../../http/ApiError.js';
import type { Handlers } from '../../../http/context.js';
import { findOrder, findOrders, matching, readDetail, readStatistic } from './repository.js';

export const orderHandlers = {
  listOrders: async ({ db, user, input }) => {
    const { index = 1, size = constants.pageSizes.orders, ...filters } = input;
    const where = matching(eq(orders.userId, user.id), filters);
    const { content, total } = await findOrders(db, where, { index, size });
    return { content, page: { index, size, total } };
  },

  getOrder: async ({ db, user, input }) => {
    const row = await findOrder(db, input.orderId, eq(orders.userId, user.id));
    if (!row) throw new ApiError('100404', { message: '订单不存在' });
    return readDetail(db, row);
  },

  getOrderStatistic: ({ db, user }) => readStatistic(db, user.id),
} satisfies Handlers;
