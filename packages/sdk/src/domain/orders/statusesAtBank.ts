import type { BankStatus, OrderStatus } from '../../generated/enums.js';

/** Statuses of orders that the bank-status filter finds (spec 1 §3); which belong together is inferred. */
export const statusesAtBank: Readonly<Record<BankStatus, readonly OrderStatus[]>> = {
  ACCEPT_SUCCESS: ['ACCEPT_SUCCESS', 'BANK_NO_INFO', 'JXW_AUDIT_PASSED'],
  APPROVAL_SUCCESS: ['APPROVAL_SUCCESS', 'BANK_APPROVAL_SUCCESS', 'CREDIT_LINE_INVALID'],
  APPROVAL_FAIL: ['APPROVAL_FAIL', 'BANK_APPROVAL_FAIL'],
};
