import type { Handlers } from '../../http/context.js';
import { runBatch } from '../../securityEvents/runBatch.js';
import { assign } from './assignHandlers.js';
import { refuseOrder } from './decideHandlers.js';

/** What staff do with many orders at once. */
export const batchHandlers = {
  assignOrders: (call) => {
    const { userId, ...batch } = call.input.body;
    return runBatch(call, { desk: 'ORDER', action: 'ASSIGN', ...batch }, (db, orderId) =>
      assign({ ...call, db }, { orderId, userId }),
    );
  },

  refuseOrders: (call) => {
    const { reason, takeoverReason, ...batch } = call.input.body;
    return runBatch(call, { desk: 'ORDER', action: 'REFUSE', ...batch }, (db, id, version) =>
      refuseOrder({ ...call, db }, { id, version, reason, takeoverReason }),
    );
  },
} satisfies Handlers;
