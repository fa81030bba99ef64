import type { SoonRoute } from '../../routes/route.js';

/** The notice centre (spec 2 §2). */
export const soon: readonly SoonRoute[] = [
  { path: '/msgCenter', title: '消息中心', line: '查看公告与办理进度消息。' },
];
