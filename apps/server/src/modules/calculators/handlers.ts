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

  calculateProductLoan: async (call) => {
    const { productId, ...terms } = call.input;
    return productPlan((await visibleProduct(call, productId)).product, terms);
  },

  saveLoanLimit,

  getLoanLimit: async (call) => {
    const own = await ownEstimate(call.db, call.user.id, call.input.id);
    return toLoanLimit(call, own.estimate, own.bound);
  },

  getLatestLoanLimit: async (call) => {
    const { db, user } = call;
    const latest = await findLatestEstimate(db, user.id);
    const own = latest && (await withCompanies(db, latest));
    return own ? toLoanLimit(call, own.estimate, own.bound) : null;
  },

  listLoanLimitProducts: async (call) => {
    const { id, index, size } = call.input;
    const own = await ownEstimate(call.db, call.user.id, id);
    const products = await fittingProducts(call, own.estimate, own.bound);
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
