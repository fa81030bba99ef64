import { notFound } from '../../contract/ApiError.js';
import type { Handlers } from '../../http/context.js';
import { findUserCompany, listAllCompanies } from '../companies/repository.js';
import { visibleProduct } from '../products/visibleProduct.js';
import { certificateHandlers } from './certificateHandlers.js';
import { checkApplication } from './check.js';
import { personHandlers } from './personHandlers.js';
import { isOutOfReach } from './isOutOfReach.js';
import { findOpenOrder, findOpenOrders } from './repository.js';
import { submitHandlers } from './submitHandlers.js';
import { subOrderHandlers } from './subOrderHandlers.js';
import { toApplyCompany } from './toApplyCompany.js';

/** Most companies of a list (the contract's `maxItems`). */
const maxCompanies = 200;

export const handlers = {
  ...certificateHandlers,
  ...submitHandlers,
  ...subOrderHandlers,
  ...personHandlers,

  validateApplication: async (call) => {
    const outcome = await checkApplication(call, call.input.productId, call.input.body);
    return Array.isArray(outcome)
      ? { valid: false, fieldErrors: outcome }
      : { valid: true, fieldErrors: [] };
  },

  getAppliedState: async ({ db, user, input }) => {
    const { productId, creditCode } = input;
    const mine = creditCode === undefined ? null : await findUserCompany(db, user.id, creditCode);
    if (mine === undefined) throw notFound();
    const key = { productId, userId: user.id };
    const open = await findOpenOrder(db, mine ? { ...key, companyId: mine.company.id } : key);
    return {
      haveApplied: open !== undefined && open.status !== 'SAVE_NOT_SUBMIT',
      orderId: open && !isOutOfReach(user, open) ? open.id : null,
      orderStatus: open?.status ?? null,
    };
  },

  listApplyCompanies: async (call) => {
    const { db, user, input } = call;
    const { productId } = input;
    const mine = (await listAllCompanies(db, user.id)).slice(0, maxCompanies);
    if (productId === undefined) return mine.map((one) => toApplyCompany(user, one, null));
    const product = await visibleProduct(call, productId);
    const ids = mine.map(({ company }) => company.id);
    const open = await findOpenOrders(db, productId, ids);
    return mine.map((one) => {
      const order = open.find(({ companyId }) => companyId === one.company.id);
      return toApplyCompany(user, one, { product, order });
    });
  },
} satisfies Handlers;
