import type { SoonRoute } from '../../routes/route.js';

/** Applications of a kind of their own (spec 1 §2 Loans, embedded routes). */
export const soon: readonly SoonRoute[] = [
  {
    path: '/applicationPlagueLoan',
    title: '抗疫纾困贷申请',
    line: '经信委推荐的抗疫纾困贷在线申请。',
    header: '/loan',
  },
  { path: '/cIGNAWhite', title: '授权白名单', line: '银行客户端内的授权白名单查询。' },
];
