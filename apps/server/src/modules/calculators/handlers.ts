import { constants } from '@huiqi/sdk/domain';
import type { Handlers } from '../../http/context.js';
import { page } from '../../db/page.js';
import { visibleProduct } from '../products/visibleProduct.js';
import { fittingProducts } from './fittingProducts.js';
import { ownEstimate, withCompanies } from './ownEstimate.js';
import { planOf } from './planOf.js';
import { productPlan } from './productPlan.js';
import { findLatestEstimate } from './repository.js';
import { saveLoanLimit } from './saveLoanLimit.js';
import { toLoanLimit } from './toLoanLimit.js';

export const handlers = {
  calculateLoan: async ({ input }) => planOf(input),

  calculateProductLoan: async ({ db, input: { productId, ...terms } }) =>
    productPlan((await visibleProduct(db, productId)).product, terms),

  saveLoanLimit,

  getLoanLimit: async ({ db, user, input }) => {
    const own = await ownEstimate(db, user.id, input.id);
    return toLoanLimit(db, own.estimate, own.bound);
  },

  getLatestLoanLimit: async ({ db, user }) => {
    const latest = await findLatestEstimate(db, user.id);
    const own = latest && (await withCompanies(db, latest));
    return own ? toLoanLimit(db, own.estimate, own.bound) : null;
  },

  listLoanLimitProducts: async ({ db, user, input: { id, index, size } }) => {
    const own = await ownEstimate(db, user.id, id);
    const products = await fittingProducts(db, own.estimate, own.bound);
    return page(
      {
        rows: async ({ limit, offset }) => products.slice(offset, offset + limit),
        toItem: (product) => product,
        total: Promise.resolve(products.length),
      },
      { index, size },
      constants.pageSizes.loanLimitProducts,
    );
  },
} satisfies Handlers;
