import type { OrderStatus, OrderSummary } from '@huiqi/sdk';
import { nextStatus } from '@huiqi/sdk/domain';
import type { OrdersCopy } from './copy.js';

/** What an applicant can do with an order. */
export type OrderActionName = 'resume' | 'drawDown' | 'applyAgain' | 'products' | 'close';

export interface OrderNextStep {
  /** Whose turn it is, and for what. */
  readonly line: keyof OrdersCopy;
  /** Actions of the applicant, best first. */
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

/** What closing an order means to its applicant: the copy of the action and its confirmation. */
const closings = {
  remove: { label: 'remove', title: 'removeTitle', text: 'removeText', done: 'removed' },
  withdraw: { label: 'withdraw', title: 'withdrawTitle', text: 'withdrawText', done: 'withdrawn' },
  giveUp: { label: 'giveUp', title: 'giveUp', text: 'giveUpText', done: 'givenUp' },
  giveUpDraw: {
    label: 'giveUpDraw',
    title: 'giveUpDraw',
    text: 'giveUpDrawText',
    done: 'drawGivenUp',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, keyof OrdersCopy>>>>;

/** How an order is closed: deleted, withdrawn or given up. */
export function closingOf({
  orderStatus,
  parentOrderId,
}: Pick<OrderSummary, 'orderStatus' | 'parentOrderId'>) {
  if (orderStatus === 'SAVE_NOT_SUBMIT') return closings.remove;
  if (orderStatus !== 'APPROVAL_SUCCESS') return closings.withdraw;
  return parentOrderId === null ? closings.giveUp : closings.giveUpDraw;
}

/** The next step of an order and the applicant's actions. */
export function orderNextStep(status: OrderStatus): OrderNextStep {
  const { line, actions } = steps[status];
  const mayClose = nextStatus(status, 'CLOSE', 'APPLICANT') !== null;
  return { line, actions: mayClose ? [...actions, 'close'] : actions };
}

type NextOf = Pick<OrderSummary, 'line' | 'orderStatus' | 'parentOrderId'>;

const isDrawn = ({ orderStatus, line }: NextOf) =>
  orderStatus === 'APPROVAL_SUCCESS' && line && Number(line.available) <= 0;

/** A sub-order draws on its parent's line: it cannot be drawn on or applied for again. */
const subOrderLines: Partial<Readonly<Record<OrderStatus, keyof OrdersCopy>>> = {
  APPROVAL_SUCCESS: 'nextDrawGranted',
  APPROVAL_FAIL: 'nextDrawRefused',
  CREDIT_LINE_INVALID: 'nextDrawEnded',
  ORDER_CLOSED: 'nextDrawEnded',
};

/** Whose turn it is with an order, and for what. */
export function nextLineOf(order: NextOf): keyof OrdersCopy {
  const { line } = orderNextStep(order.orderStatus);
  if (order.parentOrderId !== null) return subOrderLines[order.orderStatus] ?? line;
  return isDrawn(order) ? 'nextDrawn' : line;
}

/** The applicant's actions on an order. */
export function actionsOf(order: NextOf): readonly OrderActionName[] {
  const { actions } = orderNextStep(order.orderStatus);
  if (order.parentOrderId !== null)
    return actions.filter((action) => action !== 'drawDown' && action !== 'applyAgain');
  return isDrawn(order) ? actions.filter((action) => action !== 'drawDown') : actions;
}
