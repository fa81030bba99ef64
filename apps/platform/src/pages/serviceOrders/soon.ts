import type { SoonRoute } from '../../routes/route.js';

const header = '/helpingEnterprisesServe/list';

/** Orders of services (spec 2 §2). */
export const soon: readonly SoonRoute[] = [
  { path: '/serviceOrder', title: '服务订单', line: '预约服务并查看办理进度。', header },
  { path: '/serviceOrderDetail', title: '服务订单详情', line: '查看服务进度并评价。', header },
  { path: '/serviceMyOrderDetail', title: '我的服务订单', line: '查看服务进度并评价。', header },
];
