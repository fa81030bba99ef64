import { existing } from '../../contract/ApiError.js';
import type { Handlers } from '../../http/context.js';
import { reviewable } from '../coupons/review.js';
import { withinReachOf } from '../demands/demandReachRepository.js';
import { findDemand } from '../demands/repository.js';
import { findReview } from '../policyApplications/declarationReviewRepository.js';
import { staffRenewal } from '../renewals/answer.js';
import { readableOrder } from '../reports/reportAccess.js';
import { staffScope } from '../orders/staffScope.js';
import { caseEvidence, noEvidence } from './caseEvidence.js';
import { listDemands } from './earlierRepository.js';
import { relatedCompanies } from './relatedCompanies.js';
import { listOthers, readLimits, sumOthers } from './repository.js';
import { taxEvidence } from './taxEvidence.js';

export const handlers = {
  getOrderEvidence: async (call) => {
    const { db, user, input } = call;
    const row = await readableOrder(call, input.id, 'ADMIN_ORDERS');
    const scope = staffScope(user);
    const { total, paid } = await sumOthers(db, row.order, scope);
    return {
      product: await readLimits(db, row.order.productId),
      ...(await taxEvidence(call, row)),
      others: await listOthers(db, row.order, scope),
      othersTotal: total,
      paid,
      related: await relatedCompanies(db, user, input.id),
    };
  },

  getTicketEvidence: async (call) => {
    const { application } = await reviewable(call, call.input.id);
    return caseEvidence(call, application, application);
  },

  getDeclarationEvidence: async (call) => {
    const { application } = existing(await findReview(call.db, call.user, call.input.id));
    return caseEvidence(call, application, application);
  },

  getRenewalEvidence: async (call) => {
    const { renewal } = await staffRenewal(call.db, call.user, call.input.id);
    return caseEvidence(call, renewal);
  },

  getDemandEvidence: async (call) => {
    const { db, user, input } = call;
    const scope = withinReachOf(user);
    const { id, companyId } = existing(await findDemand(db, input.id, scope)).demand;
    if (companyId === null) return { ...noEvidence, demands: [] };
    // The company alone: the author of a demand is not told apart from its colleagues.
    const evidence = await caseEvidence(call, { companyId, userId: '' });
    return { ...evidence, demands: await listDemands(db, { id, companyId }, scope) };
  },
} satisfies Handlers;
