import type { StaffOrderDetail } from '@huiqi/sdk';
import {
  constants,
  decisionEvent,
  describeLoan,
  formatDate,
  isDecision,
  loanErrors,
  OrderStatusLabels,
  transitionsFrom,
} from '@huiqi/sdk/domain';
import type { OrderEvent } from '@huiqi/sdk';
import { conflict, invalid } from '../../contract/ApiError.js';
import type { Handlers, UserCall } from '../../http/context.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { loanLimitsOf } from '../orders/loanLimitsOf.js';
import { moveOrder, type Move } from '../orders/moveOrder.js';
import type { OrderRow } from '../orders/toOrder.js';
import { checkShown } from './checkShown.js';
import { lockedOrder, reachableOrder } from './reachableOrder.js';
import { readStaffDetail } from './readStaffDetail.js';
import { staffMover } from './staffMover.js';

const kindOf = (row: OrderRow) => ({ epidemic: row.categoryId === constants.epidemicCategoryId });

type Step = (row: OrderRow) => Pick<Move, 'event' | 'remark' | 'loan'>;

/** Moves an order on behalf of a staff member; it stays locked until the call's transaction ends. */
async function act(
  call: UserCall<'acceptOrder'> | UserCall<'enterOrderLoan'>,
  step: Step,
): Promise<StaffOrderDetail> {
  const { db, user, input, requestId, now } = call;
  const row = await lockedOrder(db, user, input.id);
  await checkShown(call, row, input.body.version);
  await moveOrder(db, row, {
    ...step(row),
    mover: staffMover(user),
    userId: user.id,
    requestId,
    at: now(),
  });
  return readStaffDetail(call, await reachableOrder(db, user, input.id));
}

function state(row: OrderRow, user: CurrentUser, wanted: (event: OrderEvent) => boolean) {
  const open = transitionsFrom(row.order.status, staffMover(user), kindOf(row)).filter(
    ({ event }) => wanted(event),
  );
  const allowed = open.length > 0;
  const reason = allowed
    ? null
    : `该申请当前状态为“${OrderStatusLabels[row.order.status]}”，不能进行此操作`;
  return { allowed, reason, choices: open.map(({ to }) => to) };
}

/** What staff may do with an order, and the operations for it. */
export const decideHandlers = {
  getAcceptState: async ({ db, user, input }) =>
    state(await reachableOrder(db, user, input.id), user, isDecision),

  getApprovalState: async ({ db, user, input }) =>
    state(await reachableOrder(db, user, input.id), user, (event) => event === 'DISBURSE'),

  acceptOrder: (call) =>
    act(call, (row) => {
      const { orderStatus, reason } = call.input.body;
      const event = decisionEvent(row.order.status, orderStatus, staffMover(call.user));
      if (event === null) throw conflict();
      return { event, remark: reason.trim() };
    }),

  enterOrderLoan: (call) =>
    act(call, (row) => {
      const { version: _shown, remark = '', ...terms } = call.input.body;
      const errors = loanErrors({ ...terms, remark }, loanLimitsOf(row), formatDate(call.now()));
      if (errors.length > 0) throw invalid(errors);
      const loan = { ...terms, remark: remark.trim() || null };
      const said = describeLoan(loan);
      return {
        event: 'DISBURSE',
        remark: loan.remark === null ? said : `${said}；${loan.remark}`,
        loan,
      };
    }),
} satisfies Handlers;
