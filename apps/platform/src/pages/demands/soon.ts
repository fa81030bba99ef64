import type { SoonRoute } from '../../routes/route.js';

const header = '/enterpriseDemands/release';

/** Demands of companies (spec 2 §2). */
export const soon: readonly SoonRoute[] = [
  {
    path: '/enterpriseDemands/status',
    title: '诉求提交结果',
    line: '查看诉求的受理结果。',
    header,
  },
  { path: '/enterpriseDemands/list', title: '我的诉求', line: '查看诉求的办理进度。', header },
  {
    path: '/enterpriseDemands/detail',
    title: '诉求详情',
    line: '查看部门答复并评价办理情况。',
    header,
  },
];
