import { OrderSourceTypeLabels, OrderSourceTypeValues } from '@huiqi/sdk/domain';
import type { Handlers } from '../../http/context.js';
import { findEarliestAuthorised, listCities, listProductNames } from './lookupRepository.js';
import { staffScope } from '../orders/staffScope.js';

/** Options for the filters of the staff list (spec 1 §7 Admin orders). */
export const lookupHandlers = {
  listProductNames: ({ db, user }) => listProductNames(db, user),

  listOrderSources: async () =>
    OrderSourceTypeValues.map((code) => ({ code, name: OrderSourceTypeLabels[code] })),

  listStaffCities: ({ db, user }) => listCities(db, user),

  // A missing user and one without orders in reach get the same response.
  getEarliestAuthorisedOrder: ({ db, user, input }) =>
    findEarliestAuthorised(db, input.userId, staffScope(user)),
} satisfies Handlers;
