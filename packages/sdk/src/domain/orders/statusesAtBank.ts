import type { BankStatus, OrderStatus } from '../../generated/enums.js';

/** The statuses matched by the bank-status filter (spec 1 §3); the grouping is inferred. */
export const statusesAtBank: Readonly<Record<BankStatus, readonly OrderStatus[]>> = {
  ACCEPT_SUCCESS: ['ACCEPT_SUCCESS', 'BANK_NO_INFO', 'JXW_AUDIT_PASSED'],
  APPROVAL_SUCCESS: ['APPROVAL_SUCCESS', 'BANK_APPROVAL_SUCCESS', 'CREDIT_LINE_INVALID'],
  APPROVAL_FAIL: ['APPROVAL_FAIL', 'BANK_APPROVAL_FAIL'],
};
