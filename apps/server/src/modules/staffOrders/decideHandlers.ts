import type { StaffOrderDetail } from '@huiqi/sdk';
import {
  decisionEvent,
  deskStatusLabels,
  describeLoan,
  formatDate,
  isDecision,
  loanErrors,
  transitionsFrom,
} from '@huiqi/sdk/domain';
import type { OrderEvent } from '@huiqi/sdk';
import { conflict, invalid } from '../../contract/ApiError.js';
import type { Handlers, UserCall } from '../../http/context.js';
import type { CurrentUser } from '../../security/SessionStore.js';
import { loanLimitsOf } from '../orders/loanLimitsOf.js';
import { moveOrder, paymentObstacle, type Move } from '../orders/moveOrder.js';
import type { OrderRow } from '../orders/toOrder.js';
import { checkShown } from './checkShown.js';
import { handBackOrders } from './handBackOrders.js';
import { lockedOrder, reachableOrder } from './reachableOrder.js';
import { readStaffDetail } from './readStaffDetail.js';
import type { StaffCall } from './staffCall.js';
import { staffMover } from './staffMover.js';
import { takeOver } from './takeOver.js';

type Step = Pick<Move, 'event' | 'remark' | 'loan'>;

interface Shown {
  readonly id: string;
  readonly version?: number | undefined;
}

/** Moves an order on behalf of a staff member; it stays locked until the call's transaction ends. */
async function move(
  call: StaffCall,
  { id, version }: Shown,
  step: (row: OrderRow) => Step | Promise<Step>,
): Promise<void> {
  const { db, user, requestId, now } = call;
  const row = await lockedOrder(db, user, id);
  await checkShown(call, row, version);
  const made = await step(row);
  const by = { mover: staffMover(user), userId: user.id };
  const at = now();
  await moveOrder(db, row, { ...made, ...by, requestId, at });
  // The assignee was of the commission, which cannot act on it any more; at the bank it waits for all officers.
  if (made.event === 'REVIEW_PASS')
    await handBackOrders(db, { orderId: id, now: at, by, reason: '已推荐至银行', requestId });
}

async function detailAfter(
  call: UserCall<'acceptOrder'> | UserCall<'enterOrderLoan'>,
  moved: Promise<void>,
): Promise<StaffOrderDetail> {
  await moved;
  return readStaffDetail(call, await reachableOrder(call.db, call.user, call.input.id));
}

const unreachable = ({ status }: OrderRow['order']) =>
  `该申请当前状态为“${deskStatusLabels[status]}”，不能进行此操作`;

interface Refusal {
  readonly reason: string;
  readonly takeoverReason?: string | undefined;
}

/** Refuses an order with the status that a refusal by this staff member has. */
export const refuseOrder = (
  call: StaffCall,
  { reason, takeoverReason, ...shown }: Shown & Refusal,
): Promise<void> =>
  move(call, shown, async (row) => {
    const open = transitionsFrom(row.order.status, staffMover(call.user));
    const refusal = open.find(({ event }) => event === 'REJECT' || event === 'REVIEW_REJECT');
    if (!refusal) throw conflict(unreachable(row.order));
    await takeOver(call, row, takeoverReason);
    return { event: refusal.event, remark: reason.trim() };
  });

function state(row: OrderRow, user: CurrentUser, wanted: (event: OrderEvent) => boolean) {
  const open = transitionsFrom(row.order.status, staffMover(user)).filter(({ event }) =>
    wanted(event),
  );
  const allowed = open.length > 0;
  const reason = allowed ? null : unreachable(row.order);
  return { allowed, reason, choices: open.map(({ to }) => to) };
}

async function paymentState({ db, user }: Pick<StaffCall, 'db' | 'user'>, row: OrderRow) {
  const found = state(row, user, (event) => event === 'DISBURSE');
  const obstacle = found.allowed ? await paymentObstacle(db, row) : null;
  return obstacle === null ? found : { allowed: false, reason: obstacle, choices: [] };
}

/** What staff may do with an order, and the operations for it. */
export const decideHandlers = {
  getAcceptState: async ({ db, user, input }) =>
    state(await reachableOrder(db, user, input.id), user, isDecision),

  getApprovalState: async (call) =>
    paymentState(call, await reachableOrder(call.db, call.user, call.input.id)),

  acceptOrder: (call) => {
    const { id, body } = call.input;
    const { orderStatus, reason, takeoverReason, version } = body;
    const moved = move(call, { id, version }, async (row) => {
      const event = decisionEvent(row.order.status, orderStatus, staffMover(call.user));
      if (event === null) throw conflict();
      await takeOver(call, row, takeoverReason);
      return { event, remark: reason.trim() };
    });
    return detailAfter(call, moved);
  },

  enterOrderLoan: (call) => {
    const { version, takeoverReason, remark = '', ...terms } = call.input.body;
    const moved = move(call, { id: call.input.id, version }, async (row) => {
      const errors = loanErrors({ ...terms, remark }, loanLimitsOf(row), formatDate(call.now()));
      if (errors.length > 0) throw invalid(errors);
      const { reason } = await paymentState(call, row);
      if (reason !== null) throw conflict(reason);
      await takeOver(call, row, takeoverReason);
      const loan = { ...terms, remark: remark.trim() || null };
      const said = describeLoan(loan);
      return {
        event: 'DISBURSE',
        remark: loan.remark === null ? said : `${said}；${loan.remark}`,
        loan,
      };
    });
    return detailAfter(call, moved);
  },
} satisfies Handlers;
