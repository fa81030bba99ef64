import { constants } from '@huiqi/sdk/domain';
import type { Handlers } from '../../http/context.js';
import { percentOf } from '../demands/percentOf.js';
import { findDemands, isPublic, matching, overseen } from '../demands/repository.js';
import { readDepartmentFigures } from '../demands/repositoryFigures.js';
import { toRow } from '../demands/toDemand.js';

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
    return {
      total: sum('total'),
      replied,
      waiting: sum('waiting'),
      overdue: sum('overdue'),
      onTimeRate: percentOf(replied - sum('repliedLate'), replied),
      departments,
    };
  },
} satisfies Handlers;
