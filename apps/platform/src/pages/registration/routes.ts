import type { Route } from '../../routes/route.js';

export const routes: readonly Route[] = [
  { path: '/register', title: '注册', layout: 'bare', load: () => import('./RegisterPage.js') },
  { path: '/userAgreement', title: '用户协议', load: () => import('./UserAgreementPage.js') },
  { path: '/privacyPolicy', title: '隐私政策', load: () => import('./PrivacyPolicyPage.js') },
];
