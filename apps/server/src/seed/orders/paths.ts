import type { OrderEvent, OrderStatus } from '@huiqi/sdk';
import type { OrderMover } from '@huiqi/sdk/domain';

export interface PathStep {
  readonly event: OrderEvent;
  readonly mover: OrderMover;
}

const submit: PathStep = { event: 'SUBMIT', mover: 'APPLICANT' };
const grant: PathStep = { event: 'GRANT', mover: 'FINANCIER' };
const reject: PathStep = { event: 'REJECT', mover: 'FINANCIER' };
const disburse: PathStep = { event: 'DISBURSE', mover: 'FINANCIER' };
const pass: PathStep = { event: 'REVIEW_PASS', mover: 'OPERATOR' };
const silence: PathStep = { event: 'NO_ANSWER', mover: 'SYSTEM' };

/** One way through the state machine (docs/order-states.md) to each status. */
export const ordinaryPaths: Readonly<Partial<Record<OrderStatus, readonly PathStep[]>>> = {
  SAVE_NOT_SUBMIT: [],
  ACCEPT_SUCCESS: [submit],
  BANK_NO_INFO: [submit, silence],
  APPROVAL_SUCCESS: [submit, grant],
  APPROVAL_FAIL: [submit, reject],
  BANK_APPROVAL_SUCCESS: [submit, grant, disburse],
  CREDIT_LINE_INVALID: [submit, grant, { event: 'EXPIRE', mover: 'SYSTEM' }],
  ORDER_CLOSED: [submit, { event: 'CLOSE', mover: 'APPLICANT' }],
};

export const epidemicPaths: Readonly<Partial<Record<OrderStatus, readonly PathStep[]>>> = {
  PRE_JXW_ACCEPT: [submit],
  JXW_AUDIT_FAIL: [submit, { event: 'REVIEW_REJECT', mover: 'OPERATOR' }],
  JXW_AUDIT_PASSED: [submit, pass],
  BANK_APPROVAL_FAIL: [submit, pass, reject],
  BANK_APPROVAL_SUCCESS: [submit, pass, disburse],
};
