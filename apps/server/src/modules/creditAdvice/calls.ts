import { owner } from '../../callKit/accounts.js';
import { defineCalls } from '../../callKit/defineCalls.js';
import { first } from '../../callKit/defineThings.js';

export const calls = defineCalls(async ({ ask }) => {
  const { content } = await ask(owner, 'listRelatedCompanies', { body: { userId: '1', type: 1 } });
  const { nsrsbh } = first(
    content.filter(({ authorized }) => authorized),
    'authorised company of the first user',
  );
  return {
    getCreditAdvice: { as: owner, input: { nsrsbh } },
    getRecentMatchCompany: { as: owner, input: {} },
    orderCreditAdvice: { as: owner, input: { nsrsbh } },
  };
});
