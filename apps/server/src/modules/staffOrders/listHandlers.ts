import { and } from 'drizzle-orm';
import type { Handlers } from '../../http/context.js';
import { matching } from '../orders/matching.js';
import { inQueue } from './inQueue.js';
import { countStaffOrders } from './repositoryCounts.js';
import { findStaffOrders } from './repositoryList.js';
import { staffScope } from './scope.js';

/** The staff's list of orders and what its filters are filled with (spec 1 §3, §7 Admin orders). */
export const listHandlers = {
  listStaffOrders: async ({ db, user, input }) => {
    const { index, size, queue, sortDirection, ...filters } = input;
    const where = and(
      matching(staffScope(user), filters),
      queue === undefined ? undefined : inQueue(user, queue),
    );
    return findStaffOrders(db, user, where, { index, size }, sortDirection);
  },

  countStaffOrders: ({ db, user, input }) =>
    countStaffOrders(db, user, matching(staffScope(user), input)),
} satisfies Handlers;
