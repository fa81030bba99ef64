import { bankOfficer, operator } from '../../callKit/accounts.js';
import { defineCalls, type CallContext, type Examples } from '../../callKit/defineCalls.js';
import { first } from '../../callKit/defineThings.js';
import { filesForm } from '../../callKit/forms.js';
import { png } from '../../callKit/sampleFiles.js';

const batchId = '7b0c8a524d0e4c559a532f3e5d1f0a11';

/** Correction calls: proposing one, and confirming one as a second person. */
async function correctionCalls({ ask }: CallContext): Promise<Examples> {
  const filter = { orderStatus: 'BANK_APPROVAL_SUCCESS' } as const;
  const { content } = await ask(bankOfficer, 'listStaffOrders', filter);
  const [free, waiting] = content;
  const proposalFor = async (id: string) => {
    const { loan } = await ask(bankOfficer, 'getStaffOrder', { id });
    if (loan === null) throw new Error(`The order ${id} has no loan`);
    const { remark: _none, ...figures } = loan;
    return { id, body: { loan: { ...figures, amount: '0.5' }, reason: '多录了一个零' } };
  };
  if (!free || !waiting) throw new Error('The bank has too few loans');
  const proposed = await ask(
    bankOfficer,
    'proposeLoanCorrection',
    await proposalFor(waiting.orderId),
  );
  const correctionId = proposed.loanCorrection?.id ?? '';
  return {
    proposeLoanCorrection: { as: bankOfficer, input: await proposalFor(free.orderId) },
    decideLoanCorrection: {
      as: operator,
      input: { id: waiting.orderId, body: { correctionId, confirmed: true } },
    },
  };
}

/** Calls about recommenders and assignments of an order that awaits the bank. */
async function handlingCalls({ ask }: CallContext): Promise<Examples> {
  const filter = { orderStatus: 'ACCEPT_SUCCESS', size: 100 } as const;
  const { content } = await ask(bankOfficer, 'listStaffOrders', filter);
  const { orderId, recommender, assignee } = first(content, 'order that waits for the bank');
  const mechanism = first(await ask(operator, 'listMechanisms', {}), 'institution');
  const people = await ask(operator, 'listDevelopUsers', { mechanismId: mechanism.id });
  const others = people.filter(({ id }) => id !== recommender?.userId);
  const { id: userId, name } = first(others, 'person of an institution');
  const colleague = assignee?.userId === '5' ? 'staff-bank-1-2-1' : '5';
  const body = filesForm([['凭证.png', png()]]);
  const picture = first(await ask(operator, 'uploadFiles', { body }), 'uploaded picture');
  return {
    listMechanisms: { as: operator, input: { cityCode: '500231' } },
    listDevelopUsers: { as: operator, input: { mechanismId: mechanism.id, keyword: name } },
    changeReferee: {
      as: operator,
      input: {
        body: {
          orderId,
          userId,
          modifiedAfter: name,
          modifiedAgo: recommender?.name ?? '系统分配',
          picUrl: picture.url,
          reason: '客户经理变更',
        },
      },
    },
    listRefereeRecords: { as: operator, input: { orderId } },
    assignOrder: {
      as: bankOfficer,
      input: { body: { orderId, userId: colleague } },
    },
    listAssignRecords: { as: bankOfficer, input: { orderId } },
    assignOrders: {
      as: bankOfficer,
      input: { body: { batchId, ids: [orderId], userId: colleague } },
    },
  };
}

export const calls = defineCalls(async (context) => {
  const { ask } = context;
  const find = async (orderStatus: 'ACCEPT_SUCCESS' | 'JXW_AUDIT_PASSED') => {
    const { content } = await ask(bankOfficer, 'listStaffOrders', { orderStatus });
    return first(content, `order of the bank in ${orderStatus}`).orderId;
  };
  const waiting = await find('ACCEPT_SUCCESS');
  const recommended = await find('JXW_AUDIT_PASSED');
  const { version } = await ask(bankOfficer, 'getStaffOrder', { id: waiting });
  const decision = { orderStatus: 'APPROVAL_SUCCESS', reason: '资料齐全' } as const;
  const loan = { date: '2026-06-15', amount: '10', rate: '4.3', term: 12 };
  const takeoverReason = '同事休假';
  return {
    ...(await handlingCalls(context)),
    ...(await correctionCalls(context)),
    listStaffOrders: { as: bankOfficer, input: {} },
    countStaffOrders: { as: bankOfficer, input: {} },
    listProductNames: { as: bankOfficer, input: {} },
    listOrderSources: { as: bankOfficer, input: {} },
    listStaffCities: { as: bankOfficer, input: {} },
    getEarliestAuthorisedOrder: { as: bankOfficer, input: { userId: '1' } },
    getStaffOrder: { as: bankOfficer, input: { id: waiting } },
    getStaffOrderQueuePosition: { as: bankOfficer, input: { id: waiting } },
    readOrderContact: { as: bankOfficer, input: { id: waiting } },
    getOrderTrail: { as: bankOfficer, input: { id: waiting } },
    getAcceptState: { as: bankOfficer, input: { id: waiting } },
    acceptOrder: { as: bankOfficer, input: { id: waiting, body: decision } },
    refuseOrders: {
      as: bankOfficer,
      input: {
        body: {
          batchId,
          ids: [waiting],
          versions: [version],
          reason: '经营流水不足',
          takeoverReason,
        },
      },
    },
    getApprovalState: { as: bankOfficer, input: { id: recommended } },
    enterOrderLoan: {
      as: bankOfficer,
      input: { id: recommended, body: { ...loan, takeoverReason } },
    },
  };
});
