import type { SoonRoute } from '../../routes/route.js';

/** Orders of services (spec 2 §2). */
export const soon: readonly SoonRoute[] = [
  {
    path: '/serviceOrderDetail',
    title: '服务订单详情',
    line: '服务机构受理并办理服务订单。',
    header: '/helpingEnterprisesServe/list',
  },
];
