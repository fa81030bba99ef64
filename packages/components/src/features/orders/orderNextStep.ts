import type { OrderStatus, OrderSummary } from '@huiqi/sdk';
import { nextStatus } from '@huiqi/sdk/domain';
import type { OrdersCopy } from './copy.js';

/** What an applicant can do with an order. */
export type OrderActionName = 'resume' | 'drawDown' | 'applyAgain' | 'products' | 'close';

export interface OrderNextStep {
  /** Who is to do what now. */
  readonly line: keyof OrdersCopy;
  /** What brings the applicant on, the best first. */
  readonly actions: readonly OrderActionName[];
}

const again = ['applyAgain', 'products'] as const;

const steps: Readonly<Record<OrderStatus, OrderNextStep>> = {
  SAVE_NOT_SUBMIT: { line: 'nextSaved', actions: ['resume'] },
  ACCEPT_SUCCESS: { line: 'nextBank', actions: [] },
  BANK_NO_INFO: { line: 'nextNoInfo', actions: [] },
  PRE_JXW_ACCEPT: { line: 'nextCommission', actions: [] },
  JXW_AUDIT_PASSED: { line: 'nextBankAfterCommission', actions: [] },
  APPROVAL_SUCCESS: { line: 'nextGranted', actions: ['drawDown'] },
  BANK_APPROVAL_SUCCESS: { line: 'nextDisbursed', actions: [] },
  APPROVAL_FAIL: { line: 'nextRefused', actions: again },
  BANK_APPROVAL_FAIL: { line: 'nextRefused', actions: again },
  JXW_AUDIT_FAIL: { line: 'nextRefusedByCommission', actions: again },
  CREDIT_LINE_INVALID: { line: 'nextExpired', actions: again },
  ORDER_CLOSED: { line: 'nextClosed', actions: again },
};

/** What comes next for an order, and what its applicant can do about it. */
export function orderNextStep(status: OrderStatus): OrderNextStep {
  const { line, actions } = steps[status];
  const mayClose = nextStatus(status, 'CLOSE', 'APPLICANT') !== null;
  return { line, actions: mayClose ? [...actions, 'close'] : actions };
}

/** What the applicant can do with an order; a sub-order draws on the line of its parent. */
export function actionsOf(order: Pick<OrderSummary, 'orderStatus' | 'parentOrderId'>) {
  const { actions } = orderNextStep(order.orderStatus);
  return order.parentOrderId === null
    ? actions
    : actions.filter((action) => action !== 'drawDown' && action !== 'applyAgain');
}
