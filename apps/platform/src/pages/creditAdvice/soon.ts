import type { SoonRoute } from '../../routes/route.js';

/** Products that suit a company (spec 1 §2 Enterprise). */
export const soon: readonly SoonRoute[] = [
  { path: '/match', title: '融资建议', line: '根据企业情况推荐合适的贷款产品。', header: '/loan' },
];
