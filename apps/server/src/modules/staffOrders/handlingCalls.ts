import { bankOfficer, operator } from '../../testing/accounts.js';
import type { CallContext, Examples } from '../../testing/defineCalls.js';
import { first } from '../../testing/defineThings.js';
import { filesForm } from '../../testing/forms.js';
import { png } from '../../testing/sampleFiles.js';

/** Calls of recommenders and assignments, about an order that waits for the bank. */
export async function handlingCalls({ ask }: CallContext): Promise<Examples> {
  const filter = { orderStatus: 'ACCEPT_SUCCESS', size: 100 } as const;
  const { content } = await ask(bankOfficer, 'listStaffOrders', filter);
  const free = content.filter(({ recommender }) => recommender === null);
  const { orderId } = first(free, 'waiting order without a recommender');
  const mechanism = first(await ask(operator, 'listMechanisms', {}), 'institution');
  const people = await ask(operator, 'listDevelopUsers', { mechanismId: mechanism.id });
  const { id: userId, name } = first(people, 'person of an institution');
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
          modifiedAgo: '系统分配',
          picUrl: picture.url,
          reason: '客户经理变更',
        },
      },
    },
    listRefereeRecords: { as: operator, input: { orderId } },
    assignOrder: {
      as: bankOfficer,
      input: { body: { orderId, userId: 'staff-bank-1-2-1' } },
    },
    listAssignRecords: { as: bankOfficer, input: { orderId } },
  };
}
