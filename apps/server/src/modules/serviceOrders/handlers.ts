import { constants } from '@huiqi/sdk/domain';
import { existing, notFound } from '../../contract/ApiError.js';
import type { Handlers, UserCall } from '../../http/context.js';
import { findActingCompany } from '../companies/actingCompany.js';
import { applyForService } from './applyForService.js';
import { lockedOrder, moveOrder } from './moveOrder.js';
import { findOrder, findOrders, hasOpenOrder, matching, ownedBy } from './repository.js';
import { listOfOrganisation, listOfProduct } from './evaluationRepository.js';
import { findOffer, isPublicOrganisation } from './offerRepository.js';
import { readTrail } from './serviceOrderTrailRepository.js';
import { rateServiceOrder } from './rateServiceOrder.js';
import { toDetail, toRow } from './toServiceOrder.js';

/** Whether a company the user may act for, or any of them, has an open order of the product. */
async function checkOrder({ db, user, input }: UserCall<'checkServiceOrder'>): Promise<boolean> {
  const { id, nsrsbh } = input;
  if (!(await findOffer(db, id))) throw notFound();
  if (nsrsbh === undefined) return hasOpenOrder(db, id, { userId: user.id });
  const { id: companyId } = existing(await findActingCompany(db, user.id, nsrsbh));
  return hasOpenOrder(db, id, { companyId });
}

export const handlers = {
  listServiceEvaluations: async ({ db, input }) => {
    if (!(await findOffer(db, input.id))) throw notFound();
    return listOfProduct(db, input.id, input);
  },

  listOrganisationEvaluations: async ({ db, input }) => {
    if (!(await isPublicOrganisation(db, input.id))) throw notFound();
    return listOfOrganisation(db, input.id, input);
  },

  checkServiceOrder: checkOrder,
  applyForService,

  listServiceOrders: ({ db, user, input }) => {
    const { index, size, orgName, entName, productName, createTsStart, createTsEnd } = input;
    const where = matching(ownedBy(user.id), {
      orgName,
      entName,
      productName,
      orgPhone: input.orgContractPhone,
      status: input.orderStatus,
      from: createTsStart,
      until: createTsEnd,
    });
    return findOrders(db, { where, toItem: toRow, index, size }, constants.pageSizes.default);
  },

  getServiceOrder: async ({ db, user, input }) => {
    const row = existing(await findOrder(db, input.id, ownedBy(user.id)));
    return toDetail(row, await readTrail(db, row.order.id), user.id);
  },

  cancelServiceOrder: async (call) => {
    const row = await lockedOrder(call.db, call.input.id, ownedBy(call.user.id));
    await moveOrder(call, row, { event: 'CANCEL', by: 'ENTERPRISE', remark: null });
    return null;
  },

  rateServiceOrder,
} satisfies Handlers;
