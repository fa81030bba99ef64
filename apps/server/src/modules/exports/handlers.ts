import { constants } from '@huiqi/sdk/domain';
import { existing } from '../../contract/ApiError.js';
import type { Handlers } from '../../http/context.js';
import { exportFields } from './exportColumns.js';
import { exportEpidemicLoan } from './exportEpidemicLoan.js';
import { whereFound } from '../staffOrders/findOrders.js';
import { exportLimit, exportOrders } from './exportOrders.js';
import { countMatching } from './repository.js';
import { findProgress, listRecords } from './exportRecordRepository.js';

export const handlers = {
  listExportFields: async () => [...exportFields],

  countExportOrders: async (call) => ({
    count: await countMatching(call.db, await whereFound(call, call.input), exportLimit),
    limit: exportLimit,
  }),

  exportOrders,
  exportEpidemicLoan,

  getExportProgress: async ({ db, user, input }) => {
    return existing(await findProgress(db, user.id, input.exportId));
  },

  listExportRecords: ({ db, user, input }) =>
    listRecords(db, user, input, constants.pageSizes.exportRecords),
} satisfies Handlers;
