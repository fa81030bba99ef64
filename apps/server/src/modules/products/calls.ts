import { owner } from '../../testing/accounts.js';
import { defineCalls } from '../../testing/defineCalls.js';
import { defineThings, first } from '../../testing/defineThings.js';
import { banks } from './table.js';

const productId = '100001';

export const calls = defineCalls(() => ({
  listProducts: { as: owner, input: {} },
  getProduct: { as: owner, input: { productId } },
  getProductHome: { as: owner, input: {} },
  listBankOptions: { as: owner, input: {} },
  getProductForm: { as: owner, input: { body: { productId, type: 'APPLY' } } },
}));

export const things = defineThings({
  kind: 'bank',
  missing: '999999',
  make: async (db, actors) => {
    const own = actors.find(({ userId }) => userId === '5')?.bankId;
    const others = (await db.select().from(banks)).filter(({ id }) => id !== own);
    const { id } = first(others, 'second bank');
    return [
      {
        name: 'another bank',
        id,
        reachableBy: ({ role, bankId }) => role !== 'FINANCIER' || bankId === id,
      },
    ];
  },
});
