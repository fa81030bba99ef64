import { expect, it } from 'vitest';
import {
  DemandStatusValues,
  OrderStatusValues,
  PolicyApplicationStateValues,
  RenewalAcceptStatusValues,
  ServiceOrderStatusValues,
  TicketAuditStateValues,
} from '../../generated/enums.js';
import { isOpenCase } from './isOpenCase.js';

it('says which cases have ended', () => {
  const ended = {
    order: OrderStatusValues.filter((status) => !isOpenCase.order(status)),
    renewal: RenewalAcceptStatusValues.filter((status) => !isOpenCase.renewal(status)),
    declaration: PolicyApplicationStateValues.filter((state) => !isOpenCase.declaration(state)),
    ticket: TicketAuditStateValues.filter((state) => !isOpenCase.ticket(state)),
    demand: DemandStatusValues.filter((status) => !isOpenCase.demand(status)),
    serviceOrder: ServiceOrderStatusValues.filter((status) => !isOpenCase.serviceOrder(status)),
  };
  expect(ended).toEqual({
    order: [
      'ORDER_CLOSED',
      'APPROVAL_FAIL',
      'CREDIT_LINE_INVALID',
      'JXW_AUDIT_FAIL',
      'BANK_APPROVAL_FAIL',
      'BANK_APPROVAL_SUCCESS',
    ],
    renewal: ['APPROVAL_FAIL'],
    declaration: ['REJECTED', 'REDEEMED'],
    ticket: ['PASSED', 'REJECTED'],
    demand: ['CLOSED'],
    serviceOrder: ['REFUSED', 'FINISHED', 'CANCELED'],
  });
  expect(isOpenCase.serviceOrder('SOMETHING_ELSE')).toBe(false);
});
