import type { OrderDetail } from '@huiqi/sdk';
import {
  constants,
  decisionEvent,
  isCalendarDate,
  OrderStatusLabels,
  transitionsFrom,
} from '@huiqi/sdk/domain';
import type { Queryable } from '../../db/database.js';
import { ApiError, conflict, invalid } from '../../contract/ApiError.js';
import type { Handlers, UserCall } from '../../http/context.js';
import type { CurrentUser } from '../../security/sessionStore.js';
import { moveOrder, type Move } from '../orders/moveOrder.js';
import { matching } from '../orders/matching.js';
import { readDetail } from '../orders/readDetail.js';
import { findOrder, findOrders, lockOrder } from '../orders/repository.js';
import type { OrderRow } from '../orders/toOrder.js';
import { staffMover, staffScope } from './scope.js';

async function reachable(db: Queryable, user: CurrentUser, id: string): Promise<OrderRow> {
  const row = await findOrder(db, id, staffScope(user));
  if (!row) throw new ApiError('100404', { message: '订单不存在' });
  return row;
}

const kindOf = (row: OrderRow) => ({ epidemic: row.categoryId === constants.epidemicCategoryId });

type Step = (row: OrderRow) => Pick<Move, 'event' | 'remark' | 'loan'>;

/** Moves an order on behalf of a staff member; the order stays locked until the transaction of the call ends. */
async function act(
  call: UserCall<'acceptOrder'> | UserCall<'enterOrderLoan'>,
  step: Step,
): Promise<OrderDetail> {
  const { db, user, input, requestId, now } = call;
  // Nobody may lock an order that is out of reach.
  await reachable(db, user, input.id);
  await lockOrder(db, input.id);
  const row = await reachable(db, user, input.id);
  await moveOrder(db, row, {
    ...step(row),
    mover: staffMover(user),
    userId: user.id,
    requestId,
    at: now(),
  });
  return readDetail(call, await reachable(db, user, input.id));
}

const decisions = new Set(['GRANT', 'REJECT', 'REVIEW_PASS', 'REVIEW_REJECT']);

function state(row: OrderRow, user: CurrentUser, wanted: (event: string) => boolean) {
  const open = transitionsFrom(row.order.status, staffMover(user), kindOf(row)).filter(
    ({ event }) => wanted(event),
  );
  const allowed = open.length > 0;
  const reason = allowed
    ? null
    : `订单当前状态为“${OrderStatusLabels[row.order.status]}”，不能进行此操作`;
  return { allowed, reason, choices: open.map(({ to }) => to) };
}

export const handlers = {
  listStaffOrders: async ({ db, user, input }) => {
    const { index, size, ...filters } = input;
    const where = matching(staffScope(user), filters);
    return findOrders(db, where, { index, size }, constants.pageSizes.adminOrders);
  },

  getStaffOrder: async (call) =>
    readDetail(call, await reachable(call.db, call.user, call.input.id)),

  getAcceptState: async ({ db, user, input }) =>
    state(await reachable(db, user, input.id), user, (event) => decisions.has(event)),

  getApprovalState: async ({ db, user, input }) =>
    state(await reachable(db, user, input.id), user, (event) => event === 'DISBURSE'),

  acceptOrder: (call) =>
    act(call, (row) => {
      const { orderStatus, reason } = call.input.body;
      const event = decisionEvent(row.order.status, orderStatus, staffMover(call.user));
      if (event === null) throw conflict();
      return { event, remark: reason.trim() };
    }),

  enterOrderLoan: (call) =>
    act(call, () => {
      const loan = call.input.body;
      if (!isCalendarDate(loan.date))
        throw invalid([{ field: 'date', message: '请输入正确的放款日期' }]);
      if (!(Number(loan.amount) > 0))
        throw invalid([{ field: 'amount', message: '放款金额须大于0' }]);
      const remark = `放款${loan.amount}万元，利率${loan.rate}%，期限${loan.term}个月`;
      return { event: 'DISBURSE', remark, loan };
    }),
} satisfies Handlers;
