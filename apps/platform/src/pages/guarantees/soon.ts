import type { SoonRoute } from '../../routes/route.js';

/** The second half of 六稳六保 stands under the same entry (spec 1 §2). */
export const soon: readonly SoonRoute[] = [
  {
    path: '/sixGuarantees',
    title: '六保',
    line: '保居民就业、保市场主体等六项指标的进展。',
    header: '/sixStability',
  },
];
