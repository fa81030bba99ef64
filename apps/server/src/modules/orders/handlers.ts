import { constants } from '@huiqi/sdk/domain';
import { ApiError, conflict } from '../../contract/ApiError.js';
import type { Queryable } from '../../db/database.js';
import type { Handlers, UserCall } from '../../http/context.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { emptySaved } from './closeSaved.js';
import { giveUpGrant } from './giveUpGrant.js';
import { epidemicHandlers } from './epidemicHandlers.js';
import './fileReader.js';
import { byColumns } from '../../search/facets.js';
import { orderConditions, type OrderFilters } from './matching.js';
import { moveOrder } from './moveOrder.js';
import { readDetail } from './readDetail.js';
import {
  findApplying,
  findLockedOrder,
  findOrder,
  findOrders,
  ownedBy,
  readStatistic,
} from './repository.js';
import type { OrderRow } from './toOrder.js';

/** An order of the user; others are not found. */
async function ownOrder(
  db: Queryable,
  user: CurrentUser,
  id: string,
  find = findOrder,
): Promise<OrderRow> {
  const row = await find(db, id, ownedBy(user));
  if (!row) throw new ApiError('100404', { message: '订单不存在' });
  return row;
}

/** Condition of the user's orders that match some filters. */
const ownMatching = async (
  call: Pick<UserCall<'listOrders'>, 'db' | 'now' | 'user'>,
  filters: OrderFilters,
) => byColumns([{ where: ownedBy(call.user) }, ...(await orderConditions(call, filters))]);

export const handlers = {
  ...epidemicHandlers,

  listOrders: async (call) => {
    const { index, size, ...filters } = call.input;
    const where = await ownMatching(call, filters);
    return findOrders(call.db, where, { index, size }, constants.pageSizes.orders);
  },

  getOrder: async (call) =>
    readDetail(call, await ownOrder(call.db, call.user, call.input.orderId)),

  closeOrder: async (call) => {
    const { db, user, input, requestId, now } = call;
    const { orderId, body } = input;
    const row = await ownOrder(db, user, orderId, findLockedOrder);
    const { status } = row.order;
    const isGranted = status === 'APPROVAL_SUCCESS';
    // Unless it says so, a withdrawal must not give up what the bank has granted meanwhile.
    if ((body.orderStatus ?? (isGranted ? undefined : status)) !== status)
      throw conflict('申请的状态已有变化，请查看后再操作');
    const isSaved = row.order.submittedAt === null;
    const remark = isGranted ? await giveUpGrant(db, row, now()) : undefined;
    await moveOrder(db, row, {
      event: 'CLOSE',
      mover: 'APPLICANT',
      userId: user.id,
      remark: body.reason?.trim() || (remark ?? (isSaved ? '申请人放弃申请' : '申请人撤回申请')),
      requestId,
      at: now(),
    });
    if (isSaved) await emptySaved(db, row.order, now());
    return readDetail(call, await ownOrder(db, user, orderId));
  },

  getApplyingState: async ({ db, user }) => {
    const orderId = await findApplying(db, ownedBy(user));
    return { isApplying: orderId !== undefined, orderId: orderId ?? null };
  },

  getOrderStatistic: async (call) => readStatistic(call.db, await ownMatching(call, call.input)),
} satisfies Handlers;
