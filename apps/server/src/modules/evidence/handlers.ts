import type { Handlers } from '../../http/context.js';
import { readableOrder } from '../reports/reportAccess.js';
import { staffScope } from '../orders/staffScope.js';
import { relatedCompanies } from './relatedCompanies.js';
import { listOthers, readLimits, sumOthers } from './repository.js';
import { taxEvidence } from './taxEvidence.js';

export const handlers = {
  getOrderEvidence: async (call) => {
    const { db, user, input } = call;
    const row = await readableOrder(call, input.id);
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
} satisfies Handlers;
