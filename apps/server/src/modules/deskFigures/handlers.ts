import type { DueWork } from '@huiqi/sdk';
import { PromisedDeskValues } from '@huiqi/sdk/domain';
import type { Handlers } from '../../http/context.js';
import { countDue } from '../../promises/dueRepository.js';
import { holds } from '../../security/holds.js';
import { deskStatistics } from './deskStatistics.js';
import { exportStatistics } from './exportStatistics.js';
import { deskAccess } from './deskAccess.js';
import { withinLimit } from './withinLimit.js';

export const handlers = {
  getDeskStatistics: async (call) => withinLimit(await deskStatistics(call)),
  exportDeskStatistics: exportStatistics,

  getDueWork: async ({ db, user, now }) => {
    const work: DueWork[] = [];
    for (const desk of PromisedDeskValues) {
      const { permission, scope } = deskAccess[desk];
      if (holds(user, permission))
        work.push({ desk, ...(await countDue(db, desk, scope(user), now())) });
    }
    return work;
  },
} satisfies Handlers;
