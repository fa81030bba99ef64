import { constants, formatDate } from '@huiqi/sdk/domain';
import { existing } from '../../contract/ApiError.js';
import { queuePosition } from '../../db/queuePosition.js';
import type { Handlers } from '../../http/context.js';
import { findActingCompany } from '../companies/actingCompany.js';
import { findBinding } from '../companies/repository.js';
import { batchHandlers } from './batchHandlers.js';
import { rateDemand } from './rateDemand.js';
import { readParts } from './readParts.js';
import {
  findDemand,
  findDemands,
  matching,
  mostUrgent,
  ownedBy,
  queueOf,
  visibleTo,
} from './repository.js';
import { countOfDay } from './demandChangeRepository.js';
import {
  countByStatus,
  listAnswering,
  readDynamics,
  readStatistics,
} from './demandFigureRepository.js';
import { withinReachOf } from './demandReachRepository.js';
import {
  assignDemand,
  closeDemand,
  readDemandContact,
  replyToDemand,
  staffDemand,
} from './staff.js';
import { submitDemand } from './submitDemand.js';
import { toDetail, toRow, toStaffRow } from './toDemand.js';

export const handlers = {
  submitDemand,

  listDemands: ({ db, visitor, input, now }) => {
    const { index, size, mine, ...filters } = input;
    const at = now();
    const scope = mine === true ? ownedBy(visitor?.id ?? null) : visibleTo(visitor?.id ?? null);
    return findDemands(
      db,
      { where: matching(filters, at, scope), toItem: toRow(at), index, size },
      constants.pageSizes.default,
    );
  },

  getDemand: async (call) => {
    const { db, visitor, input } = call;
    const userId = visitor?.id ?? null;
    const row = existing(await findDemand(db, input.id, visibleTo(userId), userId));
    return toDetail(row, await readParts(call, row.demand), call.now());
  },

  getTodayDemandCount: async ({ db, user, input, now }) => {
    // The specification leaves open which of the two the address names.
    const bound = await findBinding(db, user.id, input.id);
    const company = existing(
      bound?.authorized ? bound.company : await findActingCompany(db, user.id, input.id),
    );
    return { count: await countOfDay(db, company.id, formatDate(now())) };
  },

  getDemandStatistics: ({ db }) => readStatistics(db),

  listDemandDynamics: ({ db }) => readDynamics(db),

  listDemandDepartments: async ({ db }) =>
    (await listAnswering(db)).map(({ id, name, isWithdrawn }) => ({
      id,
      name,
      closed: isWithdrawn,
    })),

  rateDemand,

  listStaffDemands: ({ db, user, input, now }) => {
    const { index, size, ...filters } = input;
    const at = now();
    const where = matching(filters, at, withinReachOf(user));
    return findDemands(
      db,
      { where, order: mostUrgent, toItem: toStaffRow(at), index, size },
      constants.pageSizes.adminOrders,
    );
  },

  countStaffDemands: ({ db, user, input, now }) =>
    countByStatus(db, matching(input, now(), withinReachOf(user))),

  getStaffDemand: (call) => staffDemand(call, call.input.id),

  getStaffDemandQueuePosition: async ({ db, user, input, now }) => {
    const { id, ...filters } = input;
    existing(await findDemand(db, id, withinReachOf(user)));
    return queuePosition(db, queueOf(matching(filters, now(), withinReachOf(user))), id);
  },

  readDemandContact,
  assignDemand,
  replyToDemand,
  closeDemand,
  ...batchHandlers,
} satisfies Handlers;
