import { operator, owner } from '../../testing/accounts.js';
import { defineCalls } from '../../testing/defineCalls.js';
import { first } from '../../testing/defineThings.js';

export const calls = defineCalls(async ({ ask }) => {
  const { content } = await ask(owner, 'listRelatedCompanies', { body: { userId: '1', type: 1 } });
  const { nsrsbh: socialCreditIdentifier } = first(content, 'company of the first user');
  const about = { evaluationObjectId: 'ev-1-1', socialCreditIdentifier };
  const answers = ['1', '2', '3', '4', '5'].map((questionId) => ({ questionId, optionId: '1' }));
  return {
    listEvaluationActivities: { as: owner, input: {} },
    getEvaluationActivity: { as: owner, input: { id: 'ev-1' } },
    listEvaluationDepartments: { as: owner, input: { id: 'ev-1', socialCreditIdentifier } },
    getQuestionnaire: { as: owner, input: { id: 'ev-1', ...about } },
    submitQuestionnaire: {
      as: owner,
      input: {
        id: 'ev-1',
        body: { ...about, answers: [...answers, { questionId: '6', content: '希望线上办理' }] },
      },
    },
    getEvaluationResults: { as: operator, input: { id: 'ev-1' } },
    listEvaluationComments: { as: operator, input: { id: 'ev-1' } },
  };
});
