import { admin, bankOfficer } from '../../callKit/accounts.js';
import { defineCalls } from '../../callKit/defineCalls.js';
import { defineThings, first } from '../../callKit/defineThings.js';
import { seedNow } from '../../callKit/seedNow.js';
import { phrases } from '../../schema/phrases.js';
import { insertPhrase } from './repository.js';

const phrase = { userId: '5', departmentId: null, createdAt: seedNow };

export const calls = defineCalls(async ({ ask, db }) => {
  for (const text of ['资料齐全，同意授信', '近一年纳税等级不符合准入条件'])
    await insertPhrase(db, { ...phrase, text });
  const { phrases: own } = await ask(bankOfficer, 'listPhrases', {});
  const [used, deleted] = own;
  if (!used || !deleted) throw new Error('The officer has too few phrases');
  const body = { text: '经营流水不足', isShared: false };
  return {
    listPhrases: { as: bankOfficer, input: {} },
    addPhrase: { as: admin, input: { body } },
    recordPhraseUse: { as: bankOfficer, input: { id: used.id } },
    deletePhrase: { as: bankOfficer, input: { id: deleted.id } },
  };
});

export const things = defineThings({
  kind: 'phrase',
  missing: '999999',
  make: async (db) => {
    const rows = await db
      .insert(phrases)
      .values({ ...phrase, text: '企业经营时间不足两年' })
      .returning({ id: phrases.id });
    const { id } = first(rows, 'phrase');
    return [
      {
        name: 'a phrase of the officer',
        id: String(id),
        reachableBy: ({ userId }) => userId === '5',
      },
    ];
  },
});
