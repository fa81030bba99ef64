import type { Handlers } from '../../http/context.js';
import { withDueTime } from '../../promises/withDue.js';
import { assignHandlers } from './assignHandlers.js';
import { batchHandlers } from './batchHandlers.js';
import { correctionHandlers } from './correctionHandlers.js';
import { contactHandlers } from './contactHandlers.js';
import { decideHandlers } from './decideHandlers.js';
import { listHandlers } from './listHandlers.js';
import { lookupHandlers } from './lookupHandlers.js';
import { reachableOrder } from './reachableOrder.js';
import { readStaffDetail } from './readStaffDetail.js';
import { refereeHandlers } from './refereeHandlers.js';
import { trailHandlers } from './trailHandlers.js';

export const handlers = {
  ...listHandlers,
  ...lookupHandlers,
  ...assignHandlers,
  ...batchHandlers,
  ...refereeHandlers,
  ...decideHandlers,
  ...contactHandlers,
  ...correctionHandlers,
  ...trailHandlers,

  getStaffOrder: async (call) =>
    withDueTime(
      call,
      'ORDER',
      await readStaffDetail(call, await reachableOrder(call.db, call.user, call.input.id)),
    ),
} satisfies Handlers;
