import type { SoonRoute } from '../../routes/route.js';

/** Texts that the footer leads to. */
export const soon: readonly SoonRoute[] = [
  { path: '/privacyPolicy', title: '隐私政策', line: '平台如何收集、使用和保护信息。' },
  { path: '/userAgreement', title: '用户协议', line: '使用平台的约定。' },
];
