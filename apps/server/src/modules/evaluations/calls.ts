import { operator, owner } from '../../callKit/accounts.js';
import { defineCalls } from '../../callKit/defineCalls.js';
import { defineThings, first } from '../../callKit/defineThings.js';
import { isInRegionOf } from '../../callKit/reach.js';
import { evaluationActivities } from '../../schema/evaluations.js';

export const calls = defineCalls(async ({ ask }) => {
  const { content } = await ask(owner, 'listRelatedCompanies', { body: { userId: '1', type: 1 } });
  const { nsrsbh: socialCreditIdentifier } = first(content, 'company of the first user');
  const about = { evaluationObjectId: 'ev-1-1', socialCreditIdentifier };
  const answers = ['1', '2', '3', '4', '5'].map((questionId) => ({ questionId, optionId: '1' }));
  return {
    listEvaluationActivities: { as: owner, input: {} },
    getEvaluationActivity: { as: owner, input: { id: 'ev-1' } },
    // The company answered this activity's questionnaires.
    listEvaluationDepartments: { as: owner, input: { id: 'ev-3', socialCreditIdentifier } },
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

export const things = defineThings({
  kind: 'evaluationActivity',
  missing: 'ev-99',
  make: async (db) => {
    const all = await db.select().from(evaluationActivities).orderBy(evaluationActivities.id);
    const here = first(all, 'activity');
    const place = { scfProvince: '340000', scfCity: '340100', scfDistrict: '340104' };
    const elsewhere = { ...here, id: 'ev-elsewhere', ...place };
    await db.insert(evaluationActivities).values(elsewhere);
    return [here, elsewhere].map((activity) => ({
      name: activity.id,
      id: activity.id,
      reachableBy: (actor) => isInRegionOf(actor, activity),
    }));
  },
});
