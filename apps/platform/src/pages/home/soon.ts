import type { SoonRoute } from '../../routes/route.js';

/** Guidance on credit repair (spec 2 §2). */
export const soon: readonly SoonRoute[] = [
  { path: '/creditRecover', title: '信用修复', line: '失信信息修复的条件、材料与办理流程。' },
];
