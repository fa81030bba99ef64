import { constants, isOpenCase } from '@huiqi/sdk/domain';
import { existing } from '../../contract/ApiError.js';
import { queuePosition } from '../../db/queuePosition.js';
import type { Handlers } from '../../http/context.js';
import { dueWithin } from '../../promises/dueRepository.js';
import { withDue } from '../../promises/withDue.js';
import { revealNumbers } from '../../securityEvents/revealNumbers.js';
import { runBatch } from '../../securityEvents/runBatch.js';
import { answer, staffRenewal } from './answer.js';
import { correctionHandlers } from './correctionHandlers.js';
import { readStaffRenewal } from './readStaffRenewal.js';
import {
  findRenewal,
  findRenewals,
  ownedBy,
  queueOf,
  readStatistics,
  staffScope,
} from './repository.js';
import { findBank, findBanks } from './renewalBankRepository.js';
import { submit } from './submit.js';
import { toRenewal } from './toRenewal.js';

export const handlers = {
  listRenewalBanks: ({ db, input }) => findBanks(db, input),

  getRenewalBank: async ({ db, input }) => {
    return existing(await findBank(db, input.id));
  },

  submitRenewal: submit,

  listRenewals: ({ db, user, input }) =>
    findRenewals(db, ownedBy(user.id), input, constants.pageSizes.orders),

  getRenewalStatistics: ({ db, user }) => readStatistics(db, ownedBy(user.id)),

  getRenewalDetail: async ({ db, user, input }) => {
    return toRenewal(existing(await findRenewal(db, input.id, ownedBy(user.id))));
  },

  listStaffRenewals: async (call) => {
    const { db, user, input, now } = call;
    const { due, ...filters } = input;
    const scope = dueWithin(staffScope(user), 'RENEWAL', due, now());
    const found = await findRenewals(db, scope, filters, constants.pageSizes.adminOrders);
    return withDue(call, 'RENEWAL', found);
  },

  getStaffRenewal: (call) => readStaffRenewal(call, call.input.id),

  getStaffRenewalQueuePosition: async ({ db, user, now, input: { id, due, ...filters } }) => {
    await staffRenewal(db, user, id);
    const scope = dueWithin(staffScope(user), 'RENEWAL', due, now());
    return queuePosition(db, queueOf(scope, filters), id);
  },

  readRenewalContact: (call) =>
    revealNumbers(call, 'RENEWAL', async ({ db, user, input }) => {
      const { acceptStatus, contactPhone } = (await staffRenewal(db, user, input.id)).renewal;
      return {
        isOpen: isOpenCase.renewal(acceptStatus),
        numbers: { contactPhone, bankAccount: null },
      };
    }),

  answerRenewal: answer,

  refuseRenewals: (call) => {
    const { reason: remark, ...batch } = call.input.body;
    return runBatch(call, { desk: 'RENEWAL', action: 'REFUSE', ...batch }, (db, id) =>
      answer({ ...call, db, input: { id, body: { acceptStatus: 'APPROVAL_FAIL', remark } } }),
    );
  },

  ...correctionHandlers,
} satisfies Handlers;
