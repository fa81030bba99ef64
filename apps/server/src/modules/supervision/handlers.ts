import { constants, formatDate } from '@huiqi/sdk/domain';
import { ApiError } from '../../contract/ApiError.js';
import type { Handlers } from '../../http/context.js';
import { percentOf } from '../demands/percentOf.js';
import { findDemands, isPublic, matching, overseen } from '../demands/repository.js';
import { readDepartmentFigures } from '../demands/demandFigureRepository.js';
import { toRow } from '../demands/toDemand.js';
import {
  countPublicDemands,
  findSupervisedCompanies,
  findSupervisedCompany,
} from './repository.js';
import { toSupervisedCompany, toSupervisedCompanyDetail } from './toSupervisedCompany.js';

export const handlers = {
  listOverseenDemands: ({ db, input, now }) => {
    const { index, size, ...filters } = input;
    const at = now();
    return findDemands(
      db,
      {
        where: matching(filters, at, isPublic),
        order: overseen,
        toItem: toRow(at),
        index,
        size,
      },
      constants.pageSizes.default,
    );
  },

  getOverseeStatistics: async ({ db, now }) => {
    const departments = await readDepartmentFigures(db, now());
    const sum = (name: 'total' | 'replied' | 'repliedLate' | 'waiting' | 'overdue') =>
      departments.reduce((whole, figures) => whole + figures[name], 0);
    const replied = sum('replied');
    const overdue = sum('overdue');
    return {
      total: sum('total'),
      replied,
      waiting: sum('waiting'),
      overdue,
      // A demand that nobody answers in time is not left out until it is answered.
      onTimeRate: percentOf(replied - sum('repliedLate'), replied + overdue),
      departments,
    };
  },

  listSupervisedCompanies: ({ db, input, now }) =>
    findSupervisedCompanies(
      db,
      { ...input.body, toItem: toSupervisedCompany(formatDate(now())) },
      constants.pageSizes.default,
    ),

  getSupervisedCompany: async ({ db, input, now }) => {
    const row = await findSupervisedCompany(db, input.id);
    if (!row) throw new ApiError('793109');
    const demandNumber = await countPublicDemands(db, row.creditCode);
    return toSupervisedCompanyDetail(row, demandNumber, formatDate(now()));
  },
} satisfies Handlers;
