import type { SoonRoute } from '../../routes/route.js';

/** Evaluation of departments (spec 2 §2). */
export const soon: readonly SoonRoute[] = [
  { path: '/activity', title: '评议活动', line: '对政府部门的服务进行评议。' },
  { path: '/activityQuestion', title: '评议问卷', line: '填写评议问卷。' },
];
