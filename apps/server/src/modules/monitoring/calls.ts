import { admin } from '../../callKit/accounts.js';
import { addFailedJob } from '../../callKit/addFailedJob.js';
import { defineCalls } from '../../callKit/defineCalls.js';
import { defineThings } from '../../callKit/defineThings.js';

export const calls = defineCalls(async ({ db }) => ({
  listJobs: { as: admin, input: {} },
  retryJob: { as: admin, input: { id: await addFailedJob(db) } },
  cancelJob: { as: admin, input: { id: await addFailedJob(db) } },
  listSecurityEvents: { as: admin, input: {} },
}));

export const things = defineThings({
  kind: 'job',
  missing: '00000000-0000-4000-8000-000000000000',
  make: async (db) => [
    {
      name: 'a failed job',
      id: await addFailedJob(db),
      reachableBy: ({ role }) => role === 'ADMIN',
    },
  ],
});
