import type { SoonRoute } from '../../routes/route.js';

/** Renewals and the other loans of spec 1 §2. */
export const soon: readonly SoonRoute[] = [
  {
    path: '/renewalApplication',
    title: '续贷申请',
    line: '贷款到期前在线申请无还本续贷。',
    header: '/loan',
  },
  {
    path: '/loanRenewal/:id',
    title: '续贷详情',
    line: '查看续贷额度、利率与到期日。',
    header: '/loan',
  },
];
