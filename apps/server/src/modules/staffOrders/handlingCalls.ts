import { bankOfficer, operator } from '../../testing/accounts.js';
import type { CallContext, Examples } from '../../testing/defineCalls.js';
import { first } from '../../testing/defineThings.js';
import { filesForm } from '../../testing/forms.js';
import { png } from '../../testing/sampleFiles.js';

/** Calls of recommenders and assignments, about an order that waits for the bank. */
export async function handlingCalls({ ask }: CallContext): Promise<Examples> {
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
  };
}
