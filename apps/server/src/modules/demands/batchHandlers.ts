import type { Handlers } from '../../http/context.js';
import { runBatch } from '../../securityEvents/runBatch.js';
import { assignDemand, closeDemand } from './staff.js';

/** What staff do with several demands at once. */
export const batchHandlers = {
  assignDemands: (call) => {
    const { departmentId, remark, ...batch } = call.input.body;
    const assignment = { departmentId, ...(remark === undefined ? {} : { remark }) };
    return runBatch(call, { desk: 'DEMAND', action: 'ASSIGN', ...batch }, (db, id, version) =>
      assignDemand({ ...call, db, input: { id, body: { ...assignment, version } } }),
    );
  },

  closeDemands: (call) => {
    const { reason, ...batch } = call.input.body;
    return runBatch(call, { desk: 'DEMAND', action: 'CLOSE', ...batch }, (db, id, version) =>
      closeDemand({ ...call, db, input: { id, body: { reason, version } } }),
    );
  },
} satisfies Handlers;
