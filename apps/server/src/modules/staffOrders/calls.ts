import { bankOfficer } from '../../testing/accounts.js';
import { defineCalls } from '../../testing/defineCalls.js';
import { first } from '../../testing/defineThings.js';
import { handlingCalls } from './handlingCalls.js';

export const calls = defineCalls(async (context) => {
  const { ask } = context;
  const find = async (orderStatus: 'ACCEPT_SUCCESS' | 'JXW_AUDIT_PASSED') => {
    const { content } = await ask(bankOfficer, 'listStaffOrders', { orderStatus });
    return first(content, `order of the bank in ${orderStatus}`).orderId;
  };
  const waiting = await find('ACCEPT_SUCCESS');
  const recommended = await find('JXW_AUDIT_PASSED');
  const decision = { orderStatus: 'APPROVAL_SUCCESS', reason: '资料齐全' } as const;
  const loan = { date: '2026-06-15', amount: '10', rate: '3.85', term: 12 };
  return {
    ...(await handlingCalls(context)),
    listStaffOrders: { as: bankOfficer, input: {} },
    countStaffOrders: { as: bankOfficer, input: {} },
    listProductNames: { as: bankOfficer, input: {} },
    listOrderSources: { as: bankOfficer, input: {} },
    listStaffCities: { as: bankOfficer, input: {} },
    getEarliestAuthorisedOrder: { as: bankOfficer, input: { userId: '1' } },
    getStaffOrder: { as: bankOfficer, input: { id: waiting } },
    readOrderContact: { as: bankOfficer, input: { id: waiting } },
    getOrderTrail: { as: bankOfficer, input: { id: waiting } },
    getAcceptState: { as: bankOfficer, input: { id: waiting } },
    acceptOrder: { as: bankOfficer, input: { id: waiting, body: decision } },
    getApprovalState: { as: bankOfficer, input: { id: recommended } },
    enterOrderLoan: { as: bankOfficer, input: { id: recommended, body: loan } },
  };
});
