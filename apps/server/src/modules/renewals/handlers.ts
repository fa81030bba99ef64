import { constants, isOpenCase } from '@huiqi/sdk/domain';
import { existing } from '../../contract/ApiError.js';
import { queuePosition } from '../../db/queuePosition.js';
import type { Handlers } from '../../http/context.js';
import { revealNumbers } from '../../securityEvents/revealNumbers.js';
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

  listStaffRenewals: ({ db, user, input }) =>
    findRenewals(db, staffScope(user), input, constants.pageSizes.adminOrders),

  getStaffRenewal: (call) => readStaffRenewal(call, call.input.id),

  getStaffRenewalQueuePosition: async ({ db, user, input: { id, ...filters } }) => {
    await staffRenewal(db, user, id);
    return queuePosition(db, queueOf(staffScope(user), filters), id);
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

  ...correctionHandlers,
} satisfies Handlers;
