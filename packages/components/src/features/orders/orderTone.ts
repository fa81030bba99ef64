import type { OrderStatus } from '@huiqi/sdk';

export type OrderTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** Colour of a status; its text is always shown too. */
export const orderTone: Readonly<Record<OrderStatus, OrderTone>> = {
  ORDER_CLOSED: 'neutral',
  ACCEPT_SUCCESS: 'info',
  APPROVAL_SUCCESS: 'success',
  APPROVAL_FAIL: 'danger',
  CREDIT_LINE_INVALID: 'neutral',
  SAVE_NOT_SUBMIT: 'warning',
  PRE_JXW_ACCEPT: 'info',
  JXW_AUDIT_FAIL: 'danger',
  JXW_AUDIT_PASSED: 'info',
  BANK_APPROVAL_FAIL: 'danger',
  BANK_APPROVAL_SUCCESS: 'success',
  BANK_NO_INFO: 'info',
};
